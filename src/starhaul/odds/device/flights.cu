// What a device needs besides the functions of lanes, which `c_source` puts in below. The same file is compiled for
// a graphics processor and, by tests, for the usual one. Compiled for SEATS_HERE seats and, where all ships have as
// many, REGIONS_HERE regions.

typedef long long word;

#ifdef __CUDACC__
#define ON_DEVICE __device__
#define LANE_CODE static __device__
#define LANE_CODE_APART static __device__ APART
#define ONES(number) __popcll(number)
#define ZEROS_BEFORE(number) __clzll(number)
#define READ_ONLY(address) __ldg(address)
#define LOW_HALF(words, index) __ldg(&((const int *)(words))[2 * (index)])
#else
#define ON_DEVICE
#define LANE_CODE static inline
#define LANE_CODE_APART static
#define ONES(number) __builtin_popcountll(number)
#define ZEROS_BEFORE(number) ((number) ? __builtin_clzll(number) : 64)
#define READ_ONLY(address) (*(address))
#define LOW_HALF(words, index) ((int)(words)[index])
#endif

#ifndef APART
#define APART __noinline__
#endif

#if SEATS_HERE == 1
#define WHERE_ALONE(statement) statement;
#else
#define WHERE_ALONE(statement)
#endif

#ifdef REGIONS_HERE
#define REGIONS_OF(number) REGIONS_HERE
#else
#define REGIONS_OF(number) (number)
#endif

/* the numbers of lanes */

// How arrays lie in memory. Indexes are small, and half as dear as words. A lane keeps entries of 64 bits and the
// others apart; both have the indexes of `lane_layout`, and what is not used costs nothing.
typedef struct {
    word wide[DECK];
    int narrow[LANE];
} Lane;
typedef const word *book_array;
typedef const word *ships_array;
typedef const word *crews_array;
typedef Lane *lane_array;
typedef word *results_array;
#define book_at(book, index) LOW_HALF(book, (int)(index))
#define wide_book_at(book, index) READ_ONLY(&(book)[(int)(index)])
#define ships_at(ships, index) LOW_HALF(ships, (int)(index))
#define wide_ships_at(ships, index) READ_ONLY(&(ships)[(int)(index)])
#define crews_at(crews, index) LOW_HALF(crews, (int)(index))
#define lane_at(lane, index) (lane)->narrow[(int)(index)]
#define wide_lane_at(lane, index) (lane)->wide[(int)(index)]
#define wide_results_at(results, index) (results)[(int)(index)]

// The threads of a block wait for each other before each card, so that they run the same code at the same time: there
// is more of it than the memory for instructions holds. For the same reason loops stay loops.
#ifdef __CUDACC__
LANE_CODE void fly_keep_step(void) { __syncthreads(); }
#else
LANE_CODE void fly_keep_step(void) {}
#endif

// Whole numbers as in Python: quotients are rounded down. What is divided stays below 2^31, which tests check.
LANE_CODE word quotient(word one, word other) {
    const int dividend = (int)one, divisor = (int)other;
    return dividend / divisor - (dividend % divisor < 0);
}
LANE_CODE word remainder_of(word one, word other) {
    const int rest = (int)one % (int)other;
    return rest < 0 ? rest + (int)other : rest;
}
LANE_CODE word min_of(word one, word other) { return one < other ? one : other; }
LANE_CODE word max_of(word one, word other) { return one > other ? one : other; }
LANE_CODE word abs_of(word number) { return number < 0 ? -number : number; }
LANE_CODE word bit_count(word number) { return ONES((unsigned long long)number); }
LANE_CODE word bit_length(word number) { return 64 - ZEROS_BEFORE((unsigned long long)number); }

/* the functions of lanes */

// The crews of so many decks, one after the other: sums of one crew are kept until all its decks are flown.
typedef struct {
    const word *book, *ships, *crews;
    word *results;  // a row for each crew, deck and seat; or none
    word *sums;     // for each crew and seat SUMS numbers; or none
    word crew_count, seed, first_deck, decks, decks_each;
    word first_rival, rivals;  // 0 rivals: the crews are all that flies; otherwise crews are single ships
} Flights;
#define FLIGHTS_GIVEN                                                                                          \
    const word *book, const word *ships, const word *crews, word *results, word *sums, word crew_count,       \
        word seed, word first_deck, word decks, word decks_each, word first_rival, word rivals
#define FLIGHTS                                                                                                \
    {book, ships, crews, results, sums, crew_count, seed, first_deck, decks, decks_each, first_rival, rivals}

#define SUMS 4
#define SUM_NET 0
#define SUM_SQUARES 1
#define SUM_HOME 2
#define SUM_TILES_LOST 3

// How many seats of a flight count: among rivals one.
ON_DEVICE static int told(const Flights *all) { return all->rivals ? 1 : SEATS_HERE; }

ON_DEVICE static void keep(const Flights *all, word crew, word number, const word *row) {
    word *to = all->results + (crew * all->decks + number) * (told(all) * RESULT);
    for (int entry = 0; entry < told(all) * RESULT; entry++) to[entry] = row[entry];
}

ON_DEVICE static void add_up(const Flights *all, word *sums, const word *row) {
    for (int seat = 0; seat < told(all); seat++, sums += SUMS, row += RESULT) {
        sums[SUM_NET] += row[NET];
        sums[SUM_SQUARES] += row[NET] * row[NET];
        sums[SUM_HOME] += row[WHY] == FLIES;
        sums[SUM_TILES_LOST] += row[TILES_LOST];
    }
}

ON_DEVICE static void total(const Flights *all, word crew, const word *sums) {
    word *to = all->sums + crew * (told(all) * SUMS);
    for (int entry = 0; entry < told(all) * SUMS; entry++) {
#ifdef __CUDACC__
        atomicAdd((unsigned long long *)&to[entry], (unsigned long long)sums[entry]);
#else
        to[entry] += sums[entry];
#endif
    }
}

ON_DEVICE static word parts_of(const Flights *all) {
    return (all->decks + all->decks_each - 1) / all->decks_each;
}

// Threads beside each other fly different crews through the same decks, so they meet the same cards. Threads for
// which nothing is left fly as well, because others wait for them, but keep nothing.
ON_DEVICE static void fly_part(const Flights *all, word thread) {
    const word crew = thread % all->crew_count, first = thread / all->crew_count * all->decks_each;
    Lane lane;
    word row[SEATS_HERE * RESULT], sums[SEATS_HERE * SUMS];
    for (int entry = 0; entry < SEATS_HERE * SUMS; entry++) sums[entry] = 0;
    for (word number = first; number < first + all->decks_each; number++) {
        const word key = fly_key_of(all->seed, all->first_deck + number);
        fly_deal(all->book, &lane, key);
        int seat = 0;
        if (all->rivals)
            seat = fly_seat_among(&lane, crews_at(all->crews, crew), all->first_rival, all->rivals, SEATS_HERE, key);
        else
            fly_seat_crew(all->crews, crew * SEATS_HERE, SEATS_HERE, &lane);
        fly_fly_deck(all->book, all->ships, SEATS_HERE, &lane, row, 0, key);
        if (number >= all->decks) continue;
        if (all->results) keep(all, crew, number, row + seat * RESULT);
        if (all->sums) add_up(all, sums, row + seat * RESULT);
    }
    if (all->sums && first < all->decks) total(all, crew, sums);
}

#ifdef __CUDACC__
extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) fly(FLIGHTS_GIVEN) {
    const Flights all = FLIGHTS;
    const word thread = (word)blockIdx.x * blockDim.x + threadIdx.x;
    fly_part(&all, thread);
}
#else
void fly(FLIGHTS_GIVEN) {
    const Flights all = FLIGHTS;
    for (word thread = 0; thread < parts_of(&all) * crew_count; thread++) fly_part(&all, thread);
}
#endif
