// Made by `starhaul protocol --write` from the records of the server. Do not edit: edit those.

/**
 * The first message. With the token of the table or of the spectators' link, or without any at a listed table,
 * the viewer is a spectator.
 */
export interface HelloCommand {
  do: "hello";
  /** The protocol version. */
  v: number;
  /** The table ID. At most 64 characters. */
  table: string;
  /** The token of a seat, of the table, or of the spectators' link. At most 64 characters. Left out: `""`. */
  token?: string;
  /**
   * The name, for a person taking the seat, and for the chat of spectators. At most 1000 characters. Left out:
   * `""`.
   */
  name?: string;
  /**
   * A random ID that a browser tab or program chooses and keeps when it reconnects. At most 64 characters. Left
   * out: `""`.
   */
  client?: string;
  /**
   * A random ID that a browser keeps; a person kicked by the host is recognised by it. At most 64 characters. Left
   * out: `""`.
   */
  device?: string;
  /** The last revision of the match `match` that the client has received. At least 0. Left out: `null`. */
  last_rev?: number | null;
  /** The match that `last_rev` belongs to. At most 64 characters. Left out: `""`. */
  match?: string;
  /** Whether updates should contain hints, for clients that do not know the rules. Left out: `false`. */
  hints?: boolean;
  /**
   * The invitation word of a private server, or the pass for it; needed to watch a listed table without a token.
   * At most 1000 characters. Left out: `""`.
   */
  invitation?: string;
  /**
   * Whether the server may send `change` instead of `update`, for clients that keep the latest update. Left out:
   * `false`.
   */
  changes?: boolean;
}

/** An action in the current match. */
export interface ActCommand {
  do: "act";
  /** As described in docs/trucker-protocol.md and docs/race-protocol.md. */
  action: Answer;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Requests a state of the game that looks the same to the seat: everything hidden from the seat is drawn at
 * random. For programs that look ahead; it reveals nothing hidden. Where it may be secret who is being asked,
 * only a seat that is asked may request it.
 */
export interface WorldCommand {
  do: "world";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Requests what would have saved one's ship in a finished round. The answer `done` only says that it is being
 * looked for; what is found comes later as `look_back`. Refused while the round lasts.
 */
export interface LookBackCommand {
  do: "look_back";
  /** The match: the current one, or a finished one of this table. At most 64 characters. */
  match: string;
  /** The round, from 1. 1 to 99. */
  round: number;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** No effect; keeps the connection alive and lets the client compare clocks. */
export interface PingCommand {
  do: "ping";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Sets one's name and colour. */
export interface SitCommand {
  do: "sit";
  /** Cleaned before others see it; see the limits. At most 1000 characters. */
  name: string;
  /** Another colour, between matches: one that no other person has. 0 to 3. Left out: `null`. */
  colour?: number | null;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Ready for the next match, or no longer. When all seats are taken and everybody connected is ready, a countdown
 * begins; for one person alone with bots the match begins at once.
 */
export interface ReadyCommand {
  do: "ready";
  /** False withdraws it. Left out: `true`. */
  ready?: boolean;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * A random number from the client for the seed of the next match (HSE-O4), sent after the server has published
 * its commitment. Clients send it automatically; the match does not wait for it.
 */
export interface ContributeCommand {
  do: "contribute";
  /** The match ID in the table message. At most 64 characters. */
  match: string;
  /** 128 random bits. At most 32 characters. */
  nonce: string;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** The host puts a bot in a seat without a person, replaces it, or removes it (empty name). */
export interface BotCommand {
  do: "bot";
  /** The seat. 0 to 3. */
  seat: number;
  /**
   * `random`, `easy`, `medium` or `hard`, or with a temperament, such as `hard:bold`. At most 64 characters. Left
   * out: `""`.
   */
  bot?: string;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** The host changes the game or its options, before a match or between matches. */
export interface OptionsCommand {
  do: "options";
  /** The game. At most 64 characters. */
  game?: string;
  /** The configuration; replaces the previous one completely. */
  config?: Partial<Config>;
  /** Whether anyone may join and watch. */
  is_listed?: boolean;
  /** Whether the match is rated: then spectators see everything with a delay (HSE-O1). */
  is_rated?: boolean;
  /** By how many minutes spectators see everything later (HSE-O12). 0 to 15. */
  delay_minutes?: number;
  /** Whether spectators may chat with each other. */
  has_stands?: boolean;
  /** The stand-in for people who are away. */
  stand_in?: "defaults" | "easy" | "medium" | "hard";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * The host frees a seat; its link stops working and is replaced. The person cannot come back without the new
 * link of a seat.
 */
export interface KickCommand {
  do: "kick";
  /** The seat. 0 to 3. */
  seat: number;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** The host replaces a link. Spectators who used the old one are disconnected. */
export interface RenewCommand {
  do: "renew";
  /** The link of the table, with its code, or the spectators' link. */
  which: "table" | "watch";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Mutes the chat of a seat: for everybody if sent by the host, else for oneself. */
export interface MuteCommand {
  do: "mute";
  /** The seat. 0 to 3. */
  seat: number;
  /** False unmutes it. Left out: `true`. */
  muted?: boolean;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Moves to another free seat. */
export interface MoveCommand {
  do: "move";
  /** The new seat. 0 to 3. */
  seat: number;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** A chat message. */
export interface SayCommand {
  do: "say";
  /** Cleaned before others see it; see the limits. At most 1000 characters. */
  text: string;
  /**
   * `all`: everybody at the table and all spectators; `team`: only one's partner (HSE-O11), refused if there is
   * none. Left out: `"all"`.
   */
  to?: "all" | "team";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** A predefined short message. */
export interface EmoteCommand {
  do: "emote";
  /** Its name. */
  emote: "hello" | "well-done" | "thanks" | "oops" | "hurry" | "wow" | "good-game" | "sorry";
  /** As in `say`. Left out: `"all"`. */
  to?: "all" | "team";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Shows everybody at the table a reaction for a moment; for players and spectators. */
export interface ReactCommand {
  do: "react";
  /** Its name. */
  reaction: "cheer" | "laugh" | "gasp" | "tear" | "heart" | "boom";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * A chat message of a spectator to the other spectators. Players get it only if they have asked for it with
 * `listen`.
 */
export interface MurmurCommand {
  do: "murmur";
  /** Cleaned before others see it; see the limits. At most 1000 characters. */
  text: string;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** A player wants to read the chat of spectators, or no longer; spectators always get it. */
export interface ListenCommand {
  do: "listen";
  /** False: no longer. Left out: `true`. */
  on?: boolean;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Asks for a pause, or withdraws that; when everybody asks, the match is paused. Anyone can end the pause. */
export interface PauseCommand {
  do: "pause";
  /** False withdraws the request, or ends the pause. Left out: `true`. */
  wanted?: boolean;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Asks to skip waiting for bots: when everybody connected asks, the time that only bots need is skipped
 * (HSE-O9), until a person is asked something. Refused if no bot is being waited for.
 */
export interface HurryCommand {
  do: "hurry";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Switches the coach of one's seat on or off. Refused where it would be unfair: if another person sits at the
 * table, and in rated matches.
 */
export interface CoachCommand {
  do: "coach";
  /** False switches it off. Left out: `true`. */
  on?: boolean;
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/**
 * Asks the coach about the open question of one's seat. The advice follows as a message of its own (`advice`).
 * Refused without a coach, and if asked too often.
 */
export interface AdviseCommand {
  do: "advise";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** Leaves the seat for good. During a match this means giving up; a bot or the defaults continue. */
export interface LeaveCommand {
  do: "leave";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** The host closes the table. */
export interface CloseCommand {
  do: "close";
  /** The sequence number of the command, counted by its client from 1. 1 to 9007199254740991. */
  seq: number;
}

/** What viewers say after `hello`. */
export type Command =
  | ActCommand
  | WorldCommand
  | LookBackCommand
  | PingCommand
  | SitCommand
  | ReadyCommand
  | ContributeCommand
  | BotCommand
  | OptionsCommand
  | KickCommand
  | RenewCommand
  | MuteCommand
  | MoveCommand
  | SayCommand
  | EmoteCommand
  | ReactCommand
  | MurmurCommand
  | ListenCommand
  | PauseCommand
  | HurryCommand
  | CoachCommand
  | AdviseCommand
  | LeaveCommand
  | CloseCommand;

/** A question to the viewer's seat. */
export interface QuestionOf<Kind extends string, Answer> {
  /** The kind of question, as documented for the game. */
  kind: Kind;
  /** All legal answers; null if they are not enumerated and each answer is checked. Left out: `null`. */
  options?: Answer[] | null;
  /** The answer that the clock gives at the deadline; null if it gives none. Left out: `null`. */
  default?: Answer | null;
  /** Whether the match waits for the answer. Left out: `true`. */
  waits?: boolean;
  /** Further information needed for an answer. Left out: `{}`. */
  about?: object;
}

/** An earlier revision and its events. */
export interface MissedRevision {
  /** The revision. */
  rev: number;
  /** The match time. */
  at_ms: number;
  /** The events. */
  events: ToldEvent[];
}

/** A seat of the table. */
export interface SeatInfo {
  /** The name of the person; may be empty. Left out: `""`. */
  name?: string;
  /** The bot that plays here; empty for people and empty seats. Left out: `""`. */
  bot?: string;
  /** One of four, each used by one seat. Left out: `0`. */
  colour?: number;
  /** The number of the team; partners share it. null if everybody plays alone. Left out: `null`. */
  team?: number | null;
  /** Whether the seat belongs to a person, connected or not. Left out: `false`. */
  is_taken?: boolean;
  /** Whether the person is connected. Left out: `false`. */
  is_connected?: boolean;
  /** Whether a person has reserved the seat and is about to connect; the reservation expires. Left out: `false`. */
  is_reserved?: boolean;
  /** Whether the person is ready for the next match. Left out: `false`. */
  is_ready?: boolean;
  /** The stand-in that plays while the person is away: `defaults` or a bot. Left out: `""`. */
  stand_in?: string;
  /**
   * During a match, while the person is away and has no stand-in yet: in how many milliseconds a stand-in takes
   * over. Left out: `null`.
   */
  takeover_ms?: number | null;
  /** Whether the person asks for a pause. Left out: `false`. */
  wants_pause?: boolean;
  /** Whether the host has muted the seat. Left out: `false`. */
  is_muted?: boolean;
  /** Whether the person has a coach. Left out: `false`. */
  has_coach?: boolean;
  /** The person's contribution to the seed of the match (`contribute`); empty if there is none. Left out: `""`. */
  nonce?: string;
  /** The token of this seat: sent to the person in it, and to the host while the seat is free. Left out: `""`. */
  link?: string;
}

/** A finished match of the table. */
export interface PlayedMatch {
  /** The match ID; the log is at `/api/matches/…/log`. */
  match: string;
  /** By seat; more is better. */
  scores: number[];
  /** By seat, people and bots. */
  names: string[];
  /** By seat; empty for matches from before they were stored. */
  colours: number[];
}

/** Advice on one question. */
export interface Counsel {
  /** The kind of question. */
  question: string;
  /** What a strong player would do, and why. */
  best: AdvisedAnswer;
  /**
   * The next best answer and what speaks against it; none if there is no other that is worth a word. Left out:
   * `null`.
   */
  second?: AdvisedAnswer | null;
}

/** An answer and what speaks for it, or against it. */
export interface AdvisedAnswer {
  /** The answer as a client would send it; null to wait. */
  action: unknown;
  /** The answer in words. */
  says: CoachPhrase;
  /** The reasons that decide, the weightiest first. Left out: `[]`. */
  reasons?: CoachPhrase[];
}

/** Something a coach says, as the kind of phrase and its values. */
export interface CoachPhrase {
  /** The kind: its text is `coach-do-…` for an answer and `coach-why-…` for a reason. */
  kind: string;
  /** The values in the text, by name; `seat` is the number of a seat. Left out: `{}`. */
  values?: Record<string, number | number | string>;
}

/** The command was executed; its effect on the match is on disk. */
export interface DoneMessage {
  is: "done";
  /** The sequence number of the command. */
  seq: number;
}

/**
 * The command was refused and changed nothing; the texts for codes are in `locale` (`refused-…`, `input-…`,
 * `table-…`).
 */
export interface RefusedMessage {
  is: "refused";
  /** The sequence number of the command; 0 if it could not be read. */
  seq: number;
  /** The reason. */
  code: string;
  /** The rule behind the refusal, as in docs/rules. Left out: `""`. */
  rule?: string;
  /** The arguments of the text for the code. Left out: `{}`. */
  facts?: Record<string, unknown>;
  /** The group of texts that the code belongs to. Left out: `"refused"`. */
  of?: string;
}

/** The answer to `ping`. */
export interface PongMessage {
  is: "pong";
  /** The sequence number of the command. */
  seq: number;
  /** The match time. */
  at_ms: number;
}

/** The answer to the command `world`. */
export interface ImaginedMessage {
  is: "world";
  /** The sequence number of the command. */
  seq: number;
  /** The state, as dumped by the game. */
  state: unknown;
}

/** What a look back found. */
export interface LookBackMessage {
  is: "look_back";
  /** The match. */
  match: string;
  /** The round, from 1. */
  round: number;
  /** What would have saved the ship, as documented for the game; null if the search failed. Left out: `null`. */
  found?: unknown;
}

/** The current view of the match for this viewer, and the events since the previous revision. */
export interface UpdateMessage {
  is: "update";
  /** The match ID. */
  match: string;
  /** Increases by one, separately for each seat and for spectators. */
  rev: number;
  /** The match time of this update. */
  at_ms: number;
  /** The view of this viewer, as documented for the game; null while a pause hides the boards (RUL-99). */
  view: View | null;
  /** The events for this viewer. Left out: `[]`. */
  events?: ToldEvent[];
  /** The open questions to this viewer. Left out: `[]`. */
  asked?: AskedQuestion[];
  /** Further help for showing what may be done; only if requested in `hello`. Left out: `null`. */
  hints?: Hints | null | null;
  /** The match time at which the clock decides the open questions; null: not before an answer. Left out: `null`. */
  deadline_ms?: number | null;
  /**
   * In a welcome: the revisions after `last_rev` up to this one; null if they are too many or not known. Left out:
   * `null`.
   */
  missed?: MissedRevision[] | null;
  /** Whether the match is paused; then there are no questions. Left out: `false`. */
  is_paused?: boolean;
}

/**
 * The next update, as its difference from the latest one on this connection. Only for clients that set `changes`
 * in `hello`. Whatever is not mentioned is as before, except `events` and `deadline_ms`, which are complete.
 */
export interface ChangeMessage {
  is: "change";
  /** The revision: one more than that of the latest update. */
  rev: number;
  /** The match time of this update. */
  at_ms: number;
  /** Patches for the view, to be applied one after the other. Left out: `[]`. */
  view?: unknown[];
  /** The events for this viewer. Left out: `[]`. */
  events?: ToldEvent[];
  /** The open questions to this viewer, if they are not the same as before. */
  asked?: AskedQuestion[];
  /** The patch for the hints. */
  hints?: unknown;
  /** The match time at which the clock decides the open questions; null: not before an answer. Left out: `null`. */
  deadline_ms?: number | null;
}

/** The table: who sits there and what is played. Sent whenever it changes. */
export interface TableMessage {
  is: "table";
  /** The table ID. */
  id: string;
  /** The game. */
  game: string;
  /** The complete configuration. */
  config: Config;
  /** In seat order. */
  seats: SeatInfo[];
  /** The seat of the host; −1 if there is none. */
  host: number;
  /** The options that the host has chosen; the rest are defaults, or depend on who sits there. Left out: `{}`. */
  chosen?: Partial<Config>;
  /** Whether anyone may join and watch. Left out: `false`. */
  is_listed?: boolean;
  /** Whether the match is rated: then spectators see everything with a delay (HSE-O1). Left out: `false`. */
  is_rated?: boolean;
  /** By how many minutes the host wants spectators to see everything later. Left out: `0`. */
  delay_minutes?: number;
  /** By how many milliseconds they really see everything later; in rated matches that is never 0. Left out: `0`. */
  delay_ms?: number;
  /** Whether spectators may chat with each other. Left out: `true`. */
  has_stands?: boolean;
  /** The lesson that is played here; empty at all other tables. Left out: `""`. */
  lesson?: string;
  /** The stand-in for people who are away: `defaults`, or a bot. Left out: `"defaults"`. */
  stand_in?: string;
  /** The ID of the current or next match. Left out: `""`. */
  match?: string;
  /** Hash of the secret from which, with the nonces of the seats, the seed is made (HSE-O4). Left out: `""`. */
  commitment?: string;
  /** Whether a match is in progress. Left out: `false`. */
  is_playing?: boolean;
  /** Whether the match is paused. Left out: `false`. */
  is_paused?: boolean;
  /** During the countdown: the time until the match starts. Left out: `null`. */
  starts_in_ms?: number | null;
  /** The results so far, the latest last. Left out: `[]`. */
  played?: PlayedMatch[];
  /** Number of spectators. Left out: `0`. */
  spectators?: number;
  /** The token for spectators; sent to people at the table. Left out: `""`. */
  watch_link?: string;
  /** The token of the table, for watching and for taking a seat; sent to people at the table. Left out: `""`. */
  table_link?: string;
  /** Six letters that stand for that token (`POST /api/codes`); sent to people at the table. Left out: `""`. */
  code?: string;
  /** Why the viewer cannot have a coach here: the code of a refusal; empty if that is possible. Left out: `""`. */
  no_coach?: string;
  /** While the host is away and somebody else is connected: when that person becomes host. Left out: `null`. */
  host_passes_in_ms?: number | null;
}

/** The answer to `hello`. */
export interface WelcomeMessage {
  is: "welcome";
  /** The protocol version. */
  v: number;
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  /** The current table. */
  table: TableMessage;
  /** The current match; null if there is none, or it is shown with a delay. Left out: `null`. */
  update?: UpdateMessage | null;
  /** The number of a spectator, by which others recognise their messages; 0 for players. Left out: `0`. */
  watcher?: number;
  /**
   * The emotes that can be sent with `emote`. Left out: `["hello","well-done","thanks","oops","hurry","wow","good-
   * game","sorry"]`.
   */
  emotes?: string[];
  /**
   * For how many seconds the server could not act, or did not run, if this client has not been notified yet. Match
   * time stood still meanwhile. Left out: `0`.
   */
  away_s?: number;
  /**
   * Number of revisions this client has seen that are missing on the server: its database lost data. Left out:
   * `0`.
   */
  lost_revs?: number;
}

/** Figures of what the person at a seat with a coach is making. Sent after an update whenever they have changed. */
export interface FiguresMessage {
  is: "figures";
  /** The match ID. */
  match: string;
  /** The figures, as documented for the game; null if there are none now. */
  figures: object | null;
}

/** What the coach has found out about the question asked with `advise`. */
export interface AdviceMessage {
  is: "advice";
  /** The match ID. */
  match: string;
  /** The advice; null if there is none. Left out: `null`. */
  counsel?: Counsel | null;
  /** Why there is none, as in `refused`: its text is `table-…`. Left out: `""`. */
  code?: string;
}

/** The server could not receive, decide or write for a while. Match time stood still meanwhile. */
export interface StalledMessage {
  is: "stalled";
  /** For how many seconds. */
  away_s: number;
  /** The current match time; sent only to people at the table. Left out: `null`. */
  at_ms?: number | null;
}

/** A chat message or emote. */
export interface HeardMessage {
  is: "heard";
  /** The seat of the sender. */
  seat: number;
  /** A chat message, cleaned; plain text, never markup. Left out: `""`. */
  text?: string;
  /** Or the name of an emote. Left out: `""`. */
  emote?: string;
  /** `team`: sent to the two partners only. Left out: `"all"`. */
  to?: string;
}

/** The reactions of the last moment, several together. */
export interface ReactionsMessage {
  is: "reactions";
  /** Those of players: seat and reaction. Left out: `[]`. */
  seats?: [number, string][];
  /** Those of spectators: how many there were of each. Left out: `{}`. */
  watchers?: Record<string, number>;
}

/** A chat message of a spectator. */
export interface MurmuredMessage {
  is: "murmured";
  /** The number of the spectator, as in `welcome`. */
  watcher: number;
  /** The message, cleaned; plain text, never markup. */
  text: string;
  /** The name that the spectator gave in `hello`; may be empty. Left out: `""`. */
  name?: string;
}

/** An announcement of the operator to everybody. Sent after the welcome if there is one, and whenever it changes. */
export interface NoticeMessage {
  is: "notice";
  /** The announcement: plain text, never markup; empty if there is none any more. Left out: `""`. */
  text?: string;
  /**
   * Unix time in seconds at which the server stops at the latest; until then no new tables or matches begin. null:
   * it goes on. Left out: `null`.
   */
  closes_at?: number | null;
}

/** The server is about to close the connection. */
export interface ByeMessage {
  is: "bye";
  /** The reason. */
  code: string;
  /** The arguments of the text for the code. Left out: `{}`. */
  facts?: Record<string, unknown>;
  /** After how many milliseconds to reconnect; null: do not reconnect automatically. Left out: `null`. */
  reconnect_ms?: number | null;
}

/** What the server sends to viewers. */
export type ServerMessage =
  | DoneMessage
  | RefusedMessage
  | PongMessage
  | ImaginedMessage
  | LookBackMessage
  | UpdateMessage
  | ChangeMessage
  | TableMessage
  | WelcomeMessage
  | FiguresMessage
  | AdviceMessage
  | StalledMessage
  | HeardMessage
  | ReactionsMessage
  | MurmuredMessage
  | NoticeMessage
  | ByeMessage;

/** Body of `POST /api/tables`. */
export interface NewTable {
  /** The game. At most 64 characters. Left out: `"trucker"`. */
  game?: string;
  /** Options that differ from the default configuration of the game. Left out: `{}`. */
  config?: Partial<Config>;
  /** The host's name; may be set later. At most 1000 characters. Left out: `""`. */
  name?: string;
  /** Whether anyone may join and watch. Left out: `false`. */
  is_listed?: boolean;
  /**
   * A lesson of the game (`GET /api/games`), which brings its own options: the match begins as soon as the person
   * is connected. At most 64 characters. Left out: `""`.
   */
  lesson?: string;
}

/** Body of `POST /api/tables/{table}/join`. */
export interface NewGuest {
  /**
   * May be set later; if the name is already taken at the table, a number is appended. At most 1000 characters.
   * Left out: `""`.
   */
  name?: string;
  /** The token of the table; not needed for listed tables. At most 64 characters. Left out: `""`. */
  token?: string;
  /** The seat; null: the first free one. 0 to 3. Left out: `null`. */
  seat?: number | null;
  /** As in `hello`. At most 64 characters. Left out: `""`. */
  device?: string;
}

/** Body of requests about personal data. */
export interface Own {
  /** The token of the seat. At most 64 characters. */
  token: string;
}

/** Body of requests about personal data. */
export interface Own {
  /** The token of the seat. At most 64 characters. */
  token: string;
}

/** Body of `POST /api/codes`. */
export interface Code {
  /** Six letters; case, spaces and hyphens are ignored. At most 64 characters. */
  code: string;
}

/** Body of `POST /api/invitation`. */
export interface InvitationWord {
  /** The invitation word; case and extra spaces do not matter. At most 1000 characters. */
  word: string;
}

/** Body of `POST /api/matches`. */
export interface AskedMatches {
  /** The IDs of matches, at most 50. */
  matches: string[];
}

/** Body of `POST /api/clinic/{exercise}`. */
export interface ExerciseAnswer {
  /** The answer, as the game has it. */
  attempt: unknown;
}

/** A page of the list of tables. */
export interface ListedTables {
  /** The requested tables. */
  tables: Listed[];
  /** Total number of listed tables. */
  number: number;
}

/** A listed table. */
export interface Listed {
  /** The table ID, for `hello` or for joining. */
  table: string;
  /** The game. */
  game: string;
  /**
   * Options that differ from the default configuration of the game; empty if they are long, such as a custom
   * track.
   */
  config: Partial<Config>;
  /** The name of the host; may be empty. */
  host: string;
  /** Number of seats. */
  seats: number;
  /** Number of free seats. */
  free: number;
  /** Number of spectators. */
  spectators: number;
  /** Whether a match is in progress. */
  is_playing: boolean;
  /** Whether the match is rated. */
  is_rated: boolean;
  /** By how many milliseconds spectators see everything later (HSE-O1, HSE-O12). */
  delay_ms: number;
}

/** A seat at a table (or, for a code, the table): its ID and the token. */
export interface SeatLink {
  /** The table ID, for `hello`. */
  table: string;
  /** The secret of the seat or of the table, for `hello`; keep it out of URLs that are logged. */
  token: string;
}

/** All data stored about the person in a seat. Chat and addresses are not stored. */
export interface Person {
  /** The table ID. */
  table: string;
  /** The seat. */
  seat: number;
  /** The name the person chose; may be empty. */
  name: string;
  /** One of four. */
  colour: number;
  /** Whether the person is the host of the table. */
  is_host: boolean;
  /** Whether the person is ready for the next match. */
  is_ready: boolean;
  /** Whether the host has muted the person. */
  is_muted: boolean;
  /** Keyed hashes of address and device, which let a host keep a kicked person away. */
  marks: string[];
  /** The current or next match; its log contains the actions of the seat. */
  playing: string;
  /** Finished matches with the person's current name. */
  matches: KeptMatch[];
}

/** A finished match in which the person's name is stored. */
export interface KeptMatch {
  /** The match ID; its log is at `/api/matches/…/log`. Logs name seats, not people. */
  match: string;
  /** The person's name at that time. */
  name: string;
  /** The person's seat. */
  seat: number;
  /** More is better. */
  score: number;
}

/** What a client keeps instead of the invitation word. */
export interface InvitationPass {
  /** For the header `Starhaul-Invitation`, and for `hello`; empty if this server is open to everybody. */
  passport: string;
}

/** The addresses of this server for other machines; sent only to clients on the server's own machine. */
export interface Reach {
  /** In the local network, the preferred one first; empty if the server accepts local connections only. */
  addresses: string[];
}

/** The server: its software and the house that it is. */
export interface About {
  /** The version of Starhaul. */
  version: string;
  /** The protocol version. */
  protocol: number;
  /** The name of this server; may be empty, like the two below. */
  name: string;
  /** A few words to visitors. */
  welcome: string;
  /** How to reach the operator. */
  contact: string;
  /** Whether new tables, codes and lists need the invitation word (`POST /api/invitation`). */
  needs_invitation: boolean;
  /** What the operator announces now; empty if there is nothing. */
  notice: string;
  /** Unix time in seconds at which the server stops at the latest; null: it goes on. */
  closes_at: number | null;
}

/** A game: what can be agreed before a match of it, as a JSON schema and as a form. */
export interface GameInfo {
  /** The name of the game. */
  game: string;
  /** The JSON schema of its configuration. */
  config: Record<string, unknown>;
  /** The same as a form for people. */
  form: GameForm;
  /** The temperaments of its bots, the default first; empty if they differ only in skill. */
  temperaments: string[];
  /** For each kind of question the option that limits the time for an answer. */
  limits: Record<string, string>;
  /** The option that limits it where the kind of question is not known. */
  usual_limit: string;
  /** The names of its lessons, the one to be offered first first. */
  lessons: string[];
  /** The names of bots that the operator has installed for it, besides the usual ones. */
  bots: string[];
  /** Whether the client has a screen for it; other games are shown on the plain screen. */
  has_screen: boolean;
}

/** The options of a game, as the form shows them. */
export interface GameForm {
  /** The default configuration. */
  usual: Record<string, unknown>;
  /** Groups of fields; the first is open, the others are collapsed. */
  groups: string[];
  /** In the order of the form. */
  fields: FormField[];
  /** Data for the fields that only this game has. */
  data: Record<string, unknown>;
}

/** A field of a configuration, as presented in forms. */
export interface FormField {
  /** Its name in the configuration; its texts are `front-option-NAME` and `front-option-NAME-hint`. */
  name: string;
  /** Whether it is one of the `options`. */
  is_option: boolean;
  /**
   * `switch`, `choice`, `number`, `presets` (of a number), `numbers` (one for each seat), `seat`, `seats`, or a
   * kind that only this game has.
   */
  kind: string;
  /** Its group; the text is `front-group-GROUP`. */
  group: string;
  /** The value in a configuration that omits it. */
  default: unknown;
  /** The initial value in the form; null leaves the value to the server. */
  usual: unknown;
  /** The choices; their texts are `front-option-NAME-VALUE`, with `usual` for null. Left out: `[]`. */
  values?: (boolean | number | string | null)[];
  /** The smallest number. Left out: `0`. */
  least?: number;
  /** The largest number. Left out: `null`. */
  most?: number | null;
  /** The step of the buttons beside a number. Left out: `1`. */
  step?: number;
  /** The unit of a number: `seconds`, `ms` (milliseconds) or none. Left out: `""`. */
  unit?: string;
  /** The key of the text that says what 0 means. Left out: `""`. */
  zero?: string;
  /** When it has an effect; null: always. Left out: `null`. */
  needs?: Condition | null;
}

/** A condition on another field under which a field has an effect. */
export interface Condition {
  /** The other field. */
  field: string;
  /** Its value is one of these; empty: any. Left out: `[]`. */
  values?: (boolean | number | string | null)[];
  /** It is a list with at least this many entries; 0: any value. Left out: `0`. */
  entries?: number;
}

/** A lesson, as far as clients need it. */
export interface LessonSteps {
  /** The name of the lesson. */
  lesson: string;
  /** In order (docs/formats.md §6). */
  steps: LessonStep[];
}

/** One idea: a sentence, and what the person does about it. */
export interface LessonStep {
  /** Names its texts: `lesson-LESSON-NAME`, and `lesson-LESSON-NAME-wrong` for any other try. */
  name: string;
  /** Left out: `[{}]`. */
  acts?: LessonAct[];
  /** The facts with which the step is done; null: when the person has read it. Left out: `null`. */
  until?: Record<string, unknown> | null;
  /** The facts without which it is not shown yet. Left out: `{}`. */
  when?: Record<string, unknown>;
}

/** One thing to do or to read within a step: the first whose condition holds is shown. */
export interface LessonAct {
  /** What has to hold, as a pattern for the facts that the game's plug-in in the client knows. Left out: `{}`. */
  if?: Record<string, unknown>;
  /** The text, `lesson-LESSON-SAYS`; empty: that of the step. Left out: `""`. */
  says?: string;
  /** The part of the screen that is lit, by the name that the plug-in in the client gives it. Left out: `""`. */
  spot?: string;
  /**
   * The action that is waited for: what it does not name may be anything. Skipping the step does it. Left out:
   * `null`.
   */
  do?: Record<string, unknown> | null;
  /** Other actions that are allowed. Left out: `[]`. */
  also?: Record<string, unknown>[];
  /** Whether the captain does it herself, after a moment. Left out: `false`. */
  auto?: boolean;
  /** What the plug-in draws in the lit part. Left out: `null`. */
  picture?: Record<string, unknown> | null;
}

/** A match. Secret and seed are published when it has ended (HSE-O4). */
export interface MatchInfo {
  /** The match ID. */
  match: string;
  /** The game. */
  game: string;
  /** The complete configuration. */
  config: Config;
  /** Published before the match: hash of the secret, or of the seed if there is no secret. */
  commitment: string;
  /** Whether the match has ended. */
  is_over: boolean;
  /** Whether the match was aborted because its table was closed; then there are no scores. */
  is_aborted: boolean;
  /** Unix time in seconds. */
  began_at: number;
  /** Published after the match; null until then. */
  seed: string | null;
  /** The random generator (docs/formats.md §5). */
  chance: string;
  /** The server's part of the seed, published after the match; null until then, and in matches without one. */
  secret: string | null;
  /** The nonce that each seat contributed to the seed; empty for seats that contributed none. */
  nonces: string[];
  /** The key of the final state; null during the match. */
  key: string | null;
  /** By seat; null during the match, and for an aborted match. */
  scores: number[] | null;
  /** By seat, as long as the table exists. */
  names: string[];
  /** The colour of each seat, as long as the table exists; empty if they are not known. */
  colours: number[];
  /** By how much spectators see the match later; 0 when they have seen its end (HSE-O12). */
  delay_ms: number;
}

/** A match that the server has, as far as anybody may know it. */
export interface MatchStanding {
  /** The match ID. */
  match: string;
  /** Whether the match has ended. */
  is_over: boolean;
  /** Whether the match was aborted because its table was closed; then there are no scores. */
  is_aborted: boolean;
  /** By seat; null during the match, and for an aborted match. */
  scores: number[] | null;
}

/** An exercise in the list. */
export interface OfferedExercise {
  /** The ID of the exercise. */
  id: string;
  /** The game it belongs to. */
  game: string;
  /** What is asked: the kinds are those of the game. */
  kind: string;
  /** How difficult it is, from 1 to 5. */
  level: number;
  /** The same, more finely: a number like those of chess puzzles. */
  rating: number;
  /** What a small picture of it shows. */
  picture: unknown;
}

/** An exercise, without its solution. */
export interface ExerciseInfo {
  /** The ID of the exercise. */
  id: string;
  /** The game it belongs to. */
  game: string;
  /** What is asked. */
  kind: string;
  /** How difficult it is, from 1 to 5. */
  level: number;
  /** The same, more finely. */
  rating: number;
  /** What is shown and asked. */
  task: unknown;
}

/** What is said about an answer. */
export interface DiagnosisInfo {
  /** Whether the exercise is solved. */
  is_right: boolean;
  /** The key of the explanation. */
  finding: string;
  /** The rule that decides. */
  rule: string;
  /** The arguments of the explanation. */
  facts: Record<string, unknown>;
  /** The marked solution. */
  solved: unknown;
}

/** Everything that a reader needs besides the chapters. */
export interface BookIndex {
  /** The language of the texts. */
  language: string;
  /** For filtering. */
  games: GameChoices[];
  /** The headings of the contents. */
  groups: Record<string, string>;
  /** In the order of the contents. */
  chapters: ChapterHead[];
  /** Rules that are mentioned in another form, such as HIT-09 for HIT-09a, and codes of chapters. */
  places: Record<string, string>;
  /** By the rule that they explain. */
  pictures: Record<string, PictureHead>;
  /** In the order of the glossary. */
  icons: IconHead[];
}

/** What readers can choose of a game. */
export interface GameChoices {
  /** The name of the game. */
  game: string;
  /** Its editions; empty if there is only one. */
  editions: string[];
  /** Its ship classes. */
  classes: string[];
}

/** A chapter in the index. */
export interface ChapterHead {
  /** The name of its file. */
  name: string;
  /** In the language. */
  title: string;
  /** What its IDs begin with; may be empty. */
  code: string;
  /** The heading of the contents below which it stands. */
  group: string;
  /** The games that it concerns. */
  games: string[];
  /** Its IDs. */
  rules: string[];
  /** The only editions that it concerns; empty: all. Left out: `[]`. */
  editions?: string[];
  /** The only ship classes that it concerns; empty: all. Left out: `[]`. */
  classes?: string[];
}

/** A picture in the index. */
export interface PictureHead {
  /** The game that draws it. */
  game: string;
  /** Its name, for the request. */
  name: string;
  /** In the language. */
  caption: string;
  /** In pixels at full size, so that pages can leave room for it. */
  width: number;
  /** The same. */
  height: number;
}

/** An entry of the glossary of icons. */
export interface IconHead {
  /** The game that draws it. */
  game: string;
  /** Its view in the sheet of icons. */
  name: string;
  /** The heading, in words. */
  group: string;
  /** Its name. */
  word: string;
  /** What it does. */
  sentence: string;
  /** The rule that explains it. */
  rule: string;
}

/** What the whole book says, for searching. */
export interface BookTexts {
  /** By chapter: ID, edition and text of each rule. */
  chapters: Record<string, RuleText[]>;
}

/** A rule, or text between rules, without its layout. */
export interface RuleText {
  /** The ID; empty for text between rules. */
  rule: string;
  /** The edition. */
  tag: string;
  /** Without layout. */
  text: string;
}

/** A chapter in one language. */
export interface Chapter {
  /** The name of its file. */
  name: string;
  /** In the language. */
  title: string;
  /** What most of its IDs begin with, such as BLD; may be empty. */
  code: string;
  /** Its text. */
  blocks: Block[];
}

/** A heading, paragraph, list or table. */
export interface Block {
  /** `head`, `text`, `list`, `steps` (a numbered list) or `table`. */
  kind: string;
  /** The heading, the paragraph, or the items of a list. Left out: `[]`. */
  passages?: Passage[];
  /** Of a heading: what the IDs below it begin with, such as CRD-PLANETS. Left out: `""`. */
  code?: string;
  /** Of a table: the names of the columns. Left out: `[]`. */
  head?: [string, string, string][][];
  /** Of a table. Left out: `[]`. */
  rows?: BookRow[];
}

/** A rule, or text between rules. */
export interface Passage {
  /** Its text. Left out: `[]`. */
  spans?: [string, string, string][];
  /** Its ID; empty for text between rules. Left out: `""`. */
  rule?: string;
  /** The edition: `1e`, `2e` or `both`; empty where the chapter has no editions. Left out: `""`. */
  tag?: string;
  /** Lists and tables that belong to it. Left out: `[]`. */
  inner?: InnerBlock[];
}

/** A list or a table that belongs to a rule. */
export interface InnerBlock {
  /** `list`, `steps`, `table` or `text`. */
  kind: string;
  /** The cells of each row, or the only one of each item. Left out: `[]`. */
  rows?: [string, string, string][][][];
  /** Of a table: the names of the columns. Left out: `[]`. */
  head?: [string, string, string][][];
}

/** A row of a table. */
export interface BookRow {
  /** The text of each column, without that of the ID. */
  cells: [string, string, string][][];
  /** The ID of the rule that the row states. Left out: `""`. */
  rule?: string;
}

/** A match from one point of view. */
export interface Film {
  /** The version of the format. */
  film: number;
  /** The match ID; empty for a log from elsewhere. */
  match: string;
  /** The first line of the log. */
  head: LogHead;
  /** The complete configuration: a log may leave out what is usual. */
  config: unknown;
  /** The point of view: the number of a seat, `watch` or `open`. */
  eye: string;
  /** The seat of the point of view, if it has one. */
  seat: number | null;
  /** Messages `update` and `change`, as a client of this point of view gets them. */
  revisions: unknown[];
  /** For each revision, how many entries of the log it comes after. */
  entries: number[];
  /**
   * All outcomes of chance, in order: the number of the log entry, the stream, the number of numbers that could be
   * drawn, and those that stand for the outcome: from, up to and not including.
   */
  draws: [number, string, number, number, number][];
  /** What the engine says of the log. */
  verdict: ReplayVerdict;
  /** Whether the match was stopped early. */
  is_aborted: boolean;
  /** The result of each seat; null if the match was not played to its end. */
  scores: number[] | null;
  /** The static data of the game, where they depend on the configuration. */
  data: unknown;
}

/** The first line of a log. */
export interface LogHead {
  /** The version of the format. */
  starhaul: number;
  /** The game. */
  game: string;
  /** The complete configuration. */
  config: unknown;
  /** The seed of all random numbers. */
  seed: number | string;
  /** The hash of the rule data. */
  rules: string;
  /** The name of the generator. Left out: `"splitmix64"`. */
  chance?: string;
  /** How the seed was made, for matches at tables. Left out: `null`. */
  origin?: SeedOrigin | null;
}

/** The inputs from which the seed of a match was computed. */
export interface SeedOrigin {
  /** The name of the match. */
  match: string;
  /** The hash published before the nonces were sent. */
  commitment: string;
  secret: string;
  /** One per seat; empty for bots and for players who were not connected. */
  nonces: string[];
}

/** The result of verifying a log by replay. */
export interface ReplayVerdict {
  /** The key of the last state. */
  key: string;
  /** Whether it equals the key in the log. */
  same_key: boolean;
  /** Whether every chance action matches the seed. */
  fair: boolean;
  /** Whether the rule data are the ones the match was played with. */
  same_rules: boolean;
  /** Whether the match was played to its end. */
  is_over: boolean;
  /** The number of entries. */
  actions: number;
  /** Whether the secret matches the commitment; True where the log has none. */
  same_commitment: boolean;
  /** Whether the seed was computed from that secret and the players' nonces. */
  same_seed: boolean;
}

/** The story of a match. */
export interface Chronicle {
  /** The version of the format. */
  chronicle: number;
  /** The match ID; empty for a log from elsewhere. */
  match: string;
  /** The game. */
  game: string;
  /** The complete configuration. */
  config: unknown;
  /** Whether it was played to its end. */
  is_over: boolean;
  /** Whether it was stopped early. */
  is_aborted: boolean;
  /** The rounds, in order. */
  rounds: StoryRound[];
  /** The decisive moments, in order. */
  moments: StoryMoment[];
  /** The losses by person and cause. */
  losses: StoryLoss[];
  /** The results, the best first; empty if the match was not played to its end. */
  ranks: StoryRank[];
  /** The match in three sentences. */
  brief: StoryWords[];
  /** The static data of the game, where they depend on the configuration. */
  data: unknown;
}

/** A round of the match. */
export interface StoryRound {
  /** Counted from 1. */
  round: number;
  /** Its heading. */
  title: StoryWords;
  /** The moment at which it begins. */
  entry: number;
  /** What happened, part by part. */
  scenes: StoryScene[];
  /** Those at launch, then those at the end. */
  pictures: StoryPicture[];
  /** The settlement, if the round has one and was played to its end. Left out: `[]`. */
  accounts?: StoryAccount[];
}

/** A sentence as the key of a text and its arguments, by name. */
export interface StoryWords {
  /** The key of the text. */
  text: string;
  /** Arguments that are used as they are. Left out: `{}`. */
  facts?: Record<string, number | string>;
  /** Arguments that are names; several are listed. Left out: `{}`. */
  players?: Record<string, StoryPlayer[]>;
  /** Arguments that are texts themselves; several are listed. Left out: `{}`. */
  terms?: Record<string, StoryTerm[]>;
}

/** A player: the seat decides on the colour, the person on the name. Partners of a team change seats. */
export interface StoryPlayer {
  /** The seat at that moment. */
  seat: number;
  /** The person who sat there. */
  person: number;
}

/** A word or an amount within a sentence, as the key of a text. */
export interface StoryTerm {
  /** The key of the text. */
  text: string;
  /** The arguments of the text. Left out: `{}`. */
  facts?: Record<string, number | string>;
}

/** A part of a round: building, a card, a turn. */
export interface StoryScene {
  /** Its heading. */
  title: StoryWords;
  /** The moment at which it begins. */
  entry: number;
  /** What happened, in order. */
  events: StoryEvent[];
}

/** An event that everybody could see. */
export interface StoryEvent {
  /** After how many entries of the log it had happened: the number of its moment in the replay. */
  entry: number;
  /** The time of the match. */
  at_ms: number;
  /** What happened, as in messages. */
  key: string;
  /** Its arguments, as in messages. */
  args: Record<string, unknown>;
  /** The person at each seat; left out while everybody has their own seat. Left out: `[]`. */
  players?: number[];
}

/** A ship, or the whole table, at one moment. */
export interface StoryPicture {
  /** `launch`, `end`, or `stopped` in a match that was not played to its end. */
  what: string;
  /** The moment. */
  entry: number;
  /** What the client of the game needs to draw it. */
  drawing: unknown;
  /** The owner; none if it shows everybody. Left out: `null`. */
  player?: StoryPlayer | null;
  /** How many tiles the ship has lost since the round began. Left out: `0`. */
  lost?: number;
  /** Figures below the picture. Left out: `[]`. */
  notes?: StoryWords[];
}

/** The settlement of a player. */
export interface StoryAccount {
  /** The player. */
  player: StoryPlayer;
  /** The lines, in order. */
  lines: StoryBooking[];
  /** Their sum. */
  total: number;
  /** What the account has afterwards; partners share one. */
  balance: number;
}

/** One line of a settlement. */
export interface StoryBooking {
  /** What it is for. */
  item: StoryTerm;
  /** The amount; negative for a cost. */
  credits: number;
}

/** A moment that decided something. Which ones are told: formats.md §9. */
export interface StoryMoment {
  /** `loss`, `save`, `lead`, `gain`, `out`, `title` or `end`. */
  kind: string;
  /** Counted from 1. */
  round: number;
  /** The moment in the replay. */
  entry: number;
  /** How much it matters. */
  weight: number;
  /** The sentence. */
  words: StoryWords;
}

/** How much of one thing a player lost by one cause, in the whole match. */
export interface StoryLoss {
  /** The person. */
  person: number;
  /** What took it. */
  cause: StoryTerm;
  /** `tiles`, `crew`, `goods`, `batteries`, `days`, `credits` or `spaces`. */
  what: string;
  /** How much. */
  number: number;
}

/** The result of a player or a team. */
export interface StoryRank {
  /** The rank; none for those who are not ranked. */
  place: number | null;
  /** The player, or the partners. */
  players: StoryPlayer[];
  /** The result in words. */
  score: StoryWords;
}

/** The thumbnail of a listed table where a match is in progress, as spectators see it. */
export interface LiveTable {
  /** The table ID. */
  table: string;
  /** The game. */
  game: string;
  /** In seat order. */
  seats: LiveSeat[];
  /** What is seen, as documented for the game; null while nothing can be seen. */
  picture: unknown;
}

/** A seat in a thumbnail. */
export interface LiveSeat {
  /** The name of the person; may be empty. Left out: `""`. */
  name?: string;
  /** The bot that plays here; empty for people. Left out: `""`. */
  bot?: string;
  /** The colour of the seat. Left out: `0`. */
  colour?: number;
}

/** Why a request was refused: a code and its arguments, as on the WebSocket. */
export interface Problem {
  /** The reason. */
  code: string;
  /** The group of texts that the code belongs to. */
  of: string;
  /** The arguments of the text for the code. */
  facts: Record<string, unknown>;
}

/** What a seat can say to a match. */
export type Answer = trucker.Answer | race.Answer;

/** A question to the viewer's seat. */
export type AskedQuestion = trucker.AskedQuestion | race.AskedQuestion;

/** An event of the game. */
export type ToldEvent = trucker.ToldEvent | race.ToldEvent;

/** What a viewer may know of a match. */
export type View = trucker.View | race.View;

/** What else helps to show what may be done. */
export type Hints = trucker.Hints | race.Hints;

/** What was agreed before a match. */
export type Config = trucker.Config | race.Config;

export namespace trucker {
  /** Take a face-down tile. */
  export interface Take {
    do: "take";
  }

  /** Take a face-up tile by its handle. */
  export interface TakeOpen {
    do: "take_open";
    tile: number;
  }

  /** Take a reserved tile into the hand. */
  export interface Use {
    do: "use";
    slot: number;
  }

  /** Attach the tile in hand; with an empty hand, move the tile of the correction window. */
  export interface Attach {
    do: "attach";
    cell: number;
    turn: number;
  }

  /** Set the tile in hand aside; in the second edition also the tile attached last. */
  export interface Reserve {
    do: "reserve";
  }

  /** Return the tile in hand face up; in the second edition also the tile of the correction window. */
  export interface Return {
    do: "return";
  }

  /** Take an open pile of cards into the hand. */
  export interface Look {
    do: "look";
    pile: number;
  }

  /** Put the pile back. */
  export interface PutBack {
    do: "put_back";
  }

  /** Flip the hourglass. */
  export interface Flip {
    do: "flip";
  }

  /** Roll the yard die that is due. */
  export interface Roll {
    do: "roll";
  }

  /** Finish building and take a start number; 0 where the number is not chosen. */
  export interface Finish {
    do: "finish";
    /** Left out: `0`. */
    start?: number;
  }

  /** Take off a tile that is involved in an error. */
  export interface Remove {
    do: "remove";
    cell: number;
  }

  /** Take a start number after the time has run out. */
  export interface Claim {
    do: "claim";
    start: number;
  }

  /** Keep the part that starts with this cell. */
  export interface Keep {
    do: "keep";
    cell: number;
  }

  /** The cabins in which aliens live. */
  export interface Aliens {
    do: "aliens";
    /** Left out: `null`. */
    purple?: number | null;
    /** Left out: `null`. */
    brown?: number | null;
  }

  /** Pay this premium for the insurance; 0: no insurance. */
  export interface Insure {
    do: "insure";
    premium: number;
  }

  /** Report an error in the ship of a seat. */
  export interface Report {
    do: "report";
    seat: number;
  }

  /** Nothing to report; or ready for the next round. */
  export interface Ready {
    do: "ready";
  }

  /** Fly on. */
  export interface Fly {
    do: "fly";
  }

  /** Give up with these ships of a fleet; empty: with all. */
  export interface GiveUp {
    do: "give_up";
    /** Left out: `[]`. */
    ships?: number[];
  }

  /** Land on a planet of the card; null: pass. */
  export interface Land {
    do: "land";
    /** Left out: `null`. */
    planet?: number | null;
  }

  /** Whether to use the abandoned ship or station, or to take the reward. */
  export interface Accept {
    do: "accept";
    yes: boolean;
  }

  /** How many double engines to power. */
  export interface Engines {
    do: "engines";
    doubles: number;
  }

  /** How many double cannons to power, those pointing forward and the others. */
  export interface Cannons {
    do: "cannons";
    forward: number;
    aside: number;
  }

  /** The battery tile that pays or loses a battery. */
  export interface Battery {
    do: "battery";
    cell: number;
  }

  /** The cabin that loses a figure. */
  export interface Crew {
    do: "crew";
    cell: number;
  }

  /** The hold that loses a cube of the colour in question. */
  export interface Cube {
    do: "cube";
    cell: number;
  }

  /** The final arrangement of all goods: (cell, cubes) for each hold that carries any. */
  export interface Load {
    do: "load";
    holds: [number, Goods[]][];
  }

  /** Colours of goods, most valuable first. */
  export type Goods = "red" | "yellow" | "green" | "blue";

  /**
   * An improvement of goods received: upgrade one cube of this colour to the next, take one more blue cube, or
   * neither.
   */
  export interface Improve {
    do: "improve";
    /** Left out: `null`. */
    upgrade?: Goods | null;
    /** Left out: `false`. */
    extra?: boolean;
  }

  /**
   * The battery tile that pays for a shield or a double cannon; null: take the hit. Where large meteors threaten
   * several tiles, also the tile to save.
   */
  export interface Defend {
    do: "defend";
    /** Left out: `null`. */
    battery?: number | null;
    /** Left out: `null`. */
    cell?: number | null;
  }

  /** The tile whose meteor a single cannon shoots, where it cannot shoot all. */
  export interface Shoot {
    do: "shoot";
    cell: number;
  }

  /** Keep this title out of several. */
  export interface KeepTitle {
    do: "keep_title";
    title: number;
  }

  /** Give this title to a seat. */
  export interface GiveTitle {
    do: "give_title";
    title: number;
    seat: number;
  }

  /** An action of the clock: a player is here, away, absent or gone, or a bot answers for them. */
  export interface Presence {
    do: "presence";
    player: number;
    now: string;
  }

  /** The match as one viewer sees it. */
  export interface View {
    /** The number of the round, from 0. */
    round: number;
    /** The ship class being built or flown, or `learning`. */
    ship_class: string;
    /** One entry for each seat, in seat order. */
    seats: SeatView[];
    /** The seat where the viewer sits now. Left out: `null`. */
    me?: number | null;
    /** While ships are built. Left out: `null`. */
    yard?: YardView | null;
    /** From the check to the settlement. Left out: `null`. */
    flight?: FlightView | null;
    /** The titles in play. Left out: `[]`. */
    titles?: TitleView[];
    /** Rough roads of this flight, by name. Left out: `[]`. */
    roads?: string[];
    /** The prices of red, yellow, green and blue cubes, where they differ from the printed ones. Left out: `[]`. */
    prices?: number[];
    /** The yard dice rolled so far. Left out: `[]`. */
    yard_dice?: number[];
    /** Fleets: the cells of each ship, as joined by the yard dice so far. Left out: `[]`. */
    parts?: number[][];
    /** Seats that have to answer. Left out: `[]`. */
    asked?: number[];
    /** Whether the match has ended. Left out: `false`. */
    is_over?: boolean;
    /** Between two rounds: `break` while players confirm, then `countdown`. Left out: `""`. */
    interlude?: string;
  }

  /** What everybody sees of a seat. */
  export interface SeatView {
    /** The player who sits there now; partners of a team change places. */
    player: number;
    /** Its ship or fleet. */
    ship: ShipView;
    /** The account it books to in a team game; seats of one team are partners (VAR-06). Left out: `null`. */
    team?: number | null;
    /** How many tiles are on its pile of losses. Left out: `0`. */
    lost?: number;
    /** null where credits are secret (SET-14). Left out: `null`. */
    credits?: number | null;
    /** The tile in its hand; 0 for none. Left out: `0`. */
    hand?: number;
    /** Whether the tile in the hand came from the reserve and goes back there. Left out: `false`. */
    hand_reserved?: boolean;
    /** Tiles set aside. Left out: `[]`. */
    reserve?: number[];
    /** The pile of cards in its hand; −1 for none. Left out: `-1`. */
    looking?: number;
    /** Its start number; 0 while it has none. Left out: `0`. */
    start?: number;
    /** The position of its rocket; positions keep counting lap after lap. Left out: `0`. */
    position?: number;
    /** Why it gave up; empty while it flies. Left out: `""`. */
    gave_up?: string;
    /** The value it announced last: a strength (cannons doubled) or a crew. Left out: `0`. */
    announced?: number;
    /** Its rank at the end of the match; none for a seat without credits (WIN-02). Left out: `null`. */
    place?: number | null;
    /** The ships of a fleet that have not given up, by number. Left out: `[]`. */
    fleet?: number[];
    /** Cubes of the ships that gave up, to be sold for half: red, yellow, green, blue. Left out: `[]`. */
    shelved?: number[];
    /** In flight: the most that lost tiles can cost; none without insurance. Left out: `null`. */
    cap?: number | null;
  }

  /** A ship as everybody sees it. Tiles by number: they are face up. */
  export interface ShipView {
    /** (cell, tile, turn) */
    tiles: [number, number, number][];
    /** (cell, code): 1 and 2 humans, 3 purple, 4 brown alien. Left out: `[]`. */
    crew?: [number, number][];
    /** (cell, number) Left out: `[]`. */
    batteries?: [number, number][];
    /** (cell, letters R Y G B) Left out: `[]`. */
    goods?: [number, string][];
    /** Strength without and with all batteries; cannons doubled. Left out: `[0,0]`. */
    engines?: [number, number];
    /** Doubled strength without and with all batteries. Left out: `[0,0]`. */
    cannons?: [number, number];
    /** Open connectors. Left out: `0`. */
    open?: number;
  }

  /** The building phase. */
  export interface YardView {
    /** How many tiles are face down. */
    face_down: number;
    /** (handle, tile): `take_open` names a tile by its handle. */
    face_up: [number, number][];
    /** The field of the hourglass; empty if there is none. Left out: `""`. */
    field?: string;
    /** The fields of the hourglass in the order of its runs. Left out: `[]`. */
    fields?: string[];
    /** The length of a run in this round. Left out: `0`. */
    run_ms?: number;
    /** When its run ends; 0 while it stands still. Left out: `0`. */
    run_ends?: number;
    /** The number of cards in each pile. Left out: `[]`. */
    piles?: number[];
    /** The cards in hand, for the seat that is looking. Left out: `[]`. */
    pile?: string[];
    /** For each turn the cells on which the tile in the viewer's hand may be attached. Left out: `[]`. */
    places?: number[][];
    /** When the viewer may draw again (HSE-B5). Left out: `0`. */
    ready_at?: number;
    /** Whether a yard die must be rolled before the hourglass is flipped. Left out: `false`. */
    die_due?: boolean;
    /** The cards of all piles; only in replays with everything open. Left out: `[]`. */
    cards?: string[][];
  }

  /** The flight, from the check to the settlement. */
  export interface FlightView {
    /** How many cards are left. */
    deck: number;
    /** How many cards have been resolved. */
    flown: number;
    /** The id of the card being resolved; empty between cards. */
    card: string;
    /** The seats still flying, the leader first. */
    order: number[];
    /** Cubes in the bank: red, yellow, green, blue. */
    bank: number[];
    /** The length of the track. */
    spaces: number;
    /**
     * The card being resolved as it counts in this flight, like an entry of the card data; none where it counts as
     * printed. Left out: `null`.
     */
    counts?: Record<string, unknown> | null;
    /** The cards that are left; only in replays with everything open. Left out: `[]`. */
    cards?: string[];
  }

  /** A title of the Trek. */
  export interface TitleView {
    /** The id of the title. */
    title: string;
    /** The seat that holds it. */
    seat: number;
    /** Whether it has turned gold. */
    gold: boolean;
    /** Whether it is a handicap for its holder in this flight. */
    weighs: boolean;
  }

  /** Hints for a builder. */
  export interface Hints {
    /** Actions that would not be refused, by `do`; `take` also covers face-up tiles. Left out: `[]`. */
    may?: string[];
    /** The piles that may be taken into the hand. Left out: `[]`. */
    looks?: number[];
    /** How many tiles may be set aside at once. Left out: `0`. */
    slots?: number;
    /** The start numbers available for finishing; 0 where they are not chosen. Left out: `[]`. */
    starts?: number[];
    /**
     * The correction window: the cell of the tile that may be moved, −2 for the tile reserved last, −1 for none.
     * Left out: `-1`.
     */
    window?: number;
    /** For each turn the cells to which the tile of the correction window may be moved. Left out: `[]`. */
    moves?: number[][];
    /** For each turn the cells on which the tile in hand would cause no error (HSE-B6). Left out: `[]`. */
    sound?: number[][];
    /** The errors that the check would find now. Left out: `[]`. */
    faults?: FaultView[];
    /** Wrong tiles that may be taken off while building, in the learning flight. Left out: `[]`. */
    removable?: number[];
    /** On boards insured by their weak spot: its current size (LM-062). Left out: `0`. */
    weak_spot?: number;
    /** The premium for that weak spot (LM-063). Left out: `0`. */
    premium?: number;
  }

  /** An error that the check finds. */
  export interface FaultView {
    /** The rule that is broken. */
    rule: string;
    /** How it is broken. */
    kind: string;
    /** The tiles involved. */
    cells: number[];
  }

  /** The configuration of a trucker match. */
  export interface Config {
    /** The edition of the rules: `1e` or `2e` (RUL-01). */
    edition: "1e" | "2e";
    /** The number of players (RUL-10). 2 to 4. */
    seats: number;
    /** Ship classes of the rounds in order, or `learning` (SET-03). */
    rounds: string[];
    /** Three flights with titles (TRK-01). Left out: `false`. */
    trek?: boolean;
    /**
     * Use track, rewards and piles of this level for every class; null: the level of each class (LM-004). 1 to 4.
     * Left out: `null`.
     */
    level?: number | null;
    /** House options. Left out: `{}`. */
    options?: Options;
  }

  /** House options; the defaults are the rules as written. Names are those of the rule catalogue. */
  export interface Options {
    /** Refuse placements that the ship check would reject (RUL-15). Left out: `false`. */
    strictBuild?: boolean;
    /** The last tile may be returned as in the second edition (RUL-16). Left out: `false`. */
    takeBack1e?: boolean;
    /** Several players may look at the same pile (RUL-18). Left out: `false`. */
    sharedPiles?: boolean;
    /** The server flips the hourglass onto intermediate fields (RUL-19). Left out: `false`. */
    autoFlip?: boolean;
    /** All credits are public (RUL-05). Left out: `false`. */
    openCredits?: boolean;
    /** Players find errors themselves (RUL-29). Left out: `false`. */
    manualCheck?: boolean;
    /** Ships of absent players fly on with default answers (RUL-09). Left out: `false`. */
    keepAutopilot?: boolean;
    /** The server flips the hourglass if no player does so for a long time (RUL-93). Left out: `true`. */
    safety_net?: boolean;
    /** The deck is not shuffled (VAR-05). Left out: `false`. */
    predictable?: boolean;
    /** Two against two (VAR-06). Left out: `"none"`. */
    teams?: "none" | "team" | "advanced";
    /** In real time, without hourglass, or in turns (HSE-B1). Left out: `"real_time"`. */
    build?: "real_time" | "relaxed" | "turns";
    /** How many rough roads are drawn (HSE-R1). 0 to 3. Left out: `0`. */
    rough_roads?: number;
    /** Gold titles handicap the last flight of a Trek (HSE-T1). Left out: `true`. */
    gold_handicaps?: boolean;
    /**
     * The highest score defends a title even if it is 0 (RUL-91). Set for new Trek matches
     * (`starhaul.games.config_of`); logs without it were recorded before this ruling. Left out: `false`.
     */
    zero_defends?: boolean;
    /** Extra seconds of each seat after the last run (HSE-B4). Left out: `[]`. */
    handicaps?: number[];
    /** Pause between two tiles taken from the pool (HSE-B5). 0 to 10000. Left out: `0`. */
    draw_pause_ms?: number;
    /** Length of a run of the hourglass; 0: that of the edition (RUL-19). 0 to 86400. Left out: `0`. */
    run_seconds?: number;
    /** Time limit of a question; 0: none (RUL-08). 0 to 86400. Left out: `60`. */
    decision_seconds?: number;
    /** Time limit of a repair (RUL-27). 0 to 86400. Left out: `60`. */
    repair_seconds?: number;
    /** Time limit for giving up before a card (RUL-37). 0 to 86400. Left out: `12`. */
    reveal_seconds?: number;
    /** Time limit for choosing a start number (RUL-22). 0 to 86400. Left out: `10`. */
    claim_seconds?: number;
    /** Longest break between two rounds; 0: the next round starts at once (HSE-O7). 0 to 86400. Left out: `0`. */
    break_seconds?: number;
    /** The most that playing the events before a question adds to its time limit (HSE-O8). 0 to 60. Left out: `0`. */
    story_seconds?: number;
  }

  export interface AboutRepair {
    /** The errors that the check has found. */
    faults: FoundFault[];
    /**
     * For each answer the tiles that come off, including those they hold up (the default decides which parts are
     * kept).
     */
    loses: number[][];
    /** The cells of the part that each `keep` refers to, in the order of the answers. */
    parts: number[][];
    /** The seat that reported the ship, with `manualCheck`; null if the server found the errors. */
    reported_by: number | null;
  }

  export interface FoundFault {
    /** The tiles involved. */
    cells: number[];
    /** How it is broken. */
    kind: string;
    /** The rule that is broken. */
    rule: string;
  }

  export interface AboutInsurance {
    /** The cap of each answer, −1 for none. */
    caps: number[];
  }

  export interface AboutGains {
    /** For each answer, how much the value of the goods aboard would rise (advice). */
    gains: number[];
  }

  export interface AboutUse {
    /** For each answer, how much the value of the goods aboard would rise (advice). */
    gains: number[];
    /** Whether crew that can fly the ship stays aboard. */
    keeps_flying: boolean;
  }

  export interface AboutImprove {
    /** For each answer the cube received in addition or in exchange. */
    becomes: (Goods | null)[];
    /** The colours on offer. */
    offered: Goods[];
  }

  export interface AboutLoad {
    /** The holds of the ship in reading order. */
    holds: HoldRoom[];
    /** The colours on offer. */
    offered: Goods[];
  }

  export interface HoldRoom {
    /** The cell of the hold. */
    cell: number;
    /** How many cubes it holds. */
    room: number;
    /** The colours it may carry (FLT-11). */
    takes: Goods[];
  }

  export interface AboutEngines {
    /** Whether a ship without strength gives up (GIV-08, LM-103); never in a learning flight (LRN-09). */
    needed: boolean;
    /** The number of the ship in its fleet. */
    ship: number;
    /** Its strength for each answer. */
    strengths: number[];
    /** The strength of the fleet for each answer, counting the ships that have announced. */
    totals: number[];
  }

  export interface AboutCannons {
    /** Its doubled strength for each answer. */
    doubled_strengths: number[];
    /** The doubled strength of the fleet for each answer, counting the ships that have announced. */
    doubled_totals: number[];
    /** The number of the ship in its fleet. */
    ship: number;
  }

  export interface AboutLoss {
    /** How many are still to be lost. */
    left: number;
  }

  export interface AboutCubes {
    /** The colour of the next cube to be lost. */
    colour: Goods;
    /** How many are still to be lost. */
    left: number;
  }

  export interface AboutThreat {
    /** The tiles in peril. */
    cells: number[];
    /** Whether it was deflected from another side. */
    deflected: boolean;
    /** The roll that determines its line; together with the side it gives the path of the threat. */
    dice: number[];
    /** The side it finally comes from: `front`, `right`, `rear` or `left`. */
    side: string;
    /** Its size. */
    size: Size;
    /** Whether it comes in two lines at once. */
    split: boolean;
    /** The seats it threatens. */
    targets: number[];
    /** What comes. */
    what: "meteor" | "shot";
  }

  /** Sizes of meteors and shots. */
  export type Size = "small" | "large";

  export interface AboutParts {
    /** The cells of each part. */
    parts: number[][];
  }

  /** Colours of aliens: purple helps the cannons, brown the engines. */
  export type Alien = "purple" | "brown";

  /** One line of a settlement. */
  export interface Booking {
    /** `order`, `title`, `beauty`, `goods`, `lost`, `fines` or `premium`. */
    item: string;
    /** The amount; negative for a cost. */
    credits: number;
  }

  export interface OpenSpace {
    kind: "open_space";
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  /** How reliable an entry of the data files is (the values are explained in `data/SOURCES.md`). */
  export type Confidence =
    | "certain"
    | "verified"
    | "stated"
    | "agreed"
    | "two_repos"
    | "digitised"
    | "single_source"
    | "reconstructed"
    | "missing"
    | "house";

  export interface Stardust {
    kind: "stardust";
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface Epidemic {
    kind: "epidemic";
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface Sabotage {
    kind: "sabotage";
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface MeteorSwarm {
    kind: "meteor_swarm";
    meteors: Threat[];
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface Threat {
    size: Size;
    from: "front" | "right" | "rear" | "left";
  }

  export interface Planets {
    kind: "planets";
    planets: Goods[][];
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface AbandonedShip {
    kind: "abandoned_ship";
    /** At least 0. */
    crew_lost: number;
    /** At least 0. */
    credits: number;
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface AbandonedStation {
    kind: "abandoned_station";
    /** At least 0. */
    crew_required: number;
    goods: Goods[];
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface Smugglers {
    kind: "smugglers";
    /** At least 0. */
    strength: number;
    penalty: LoseDays | LoseCrew | LoseGoods | UnderFire;
    reward: Reward;
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface LoseDays {
    type: "days";
    /** At least 0. */
    amount: number;
  }

  export interface LoseCrew {
    type: "crew";
    /** At least 0. */
    amount: number;
  }

  export interface LoseGoods {
    type: "goods";
    /** At least 0. */
    amount: number;
  }

  export interface UnderFire {
    type: "shots";
    shots: Threat[];
  }

  export interface Reward {
    /** At least 0. */
    credits: number;
    goods: Goods[];
  }

  export interface Slavers {
    kind: "slavers";
    /** At least 0. */
    strength: number;
    penalty: LoseDays | LoseCrew | LoseGoods | UnderFire;
    reward: Reward;
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface Pirates {
    kind: "pirates";
    /** At least 0. */
    strength: number;
    penalty: LoseDays | LoseCrew | LoseGoods | UnderFire;
    reward: Reward;
    /** At least 0. */
    days: number;
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface CombatZone {
    kind: "combat_zone";
    rows: CombatRow[];
    id: string;
    /** 1 to 4. */
    level: number;
    learning: boolean;
    confidence: Confidence | null;
    evidence: string;
  }

  export interface CombatRow {
    criterion: "crew" | "engine_strength" | "cannon_strength";
    penalty: LoseDays | LoseCrew | LoseGoods | UnderFire;
  }

  export interface NoInsurance {
    kind: "none";
  }

  export interface Capped {
    kind: "capped";
    /** At least 0. */
    cap: number;
  }

  export interface WeakSpot {
    kind: "weak_spot";
    /** At least 0. */
    cap: number;
    premiums: number[];
  }

  export interface OptionalInsurance {
    kind: "optional";
    options: InsuranceOption[];
  }

  export interface InsuranceOption {
    /** At least 0. */
    premium: number;
    /** At least 0. */
    cap: number | null;
  }

  /** Figures of a ship or fleet. */
  export interface ShipFigures {
    /** Engine strength without and with all batteries. */
    engines: [number, number];
    /** Doubled cannon strength without and with all batteries. */
    cannons: [number, number];
    /** Crew aboard; during building, as many as would be launched. */
    crew: number;
    /** Likewise. */
    batteries: number;
    /** The sides covered by shields: `front`, `right`, `rear`, `left`. */
    shields: string[];
    /** Open connectors. */
    open: number;
    /** Places for goods, special ones not included. */
    containers: number;
    /** Special places for goods. */
    special: number;
    /** Errors that the check would find; 0 in flight. */
    faults: number;
    /** Expected credits of the flight; null as long as no engine computes them. Left out: `null`. */
    credits?: number | null;
  }

  /** Why something was lost. */
  export interface LossReason {
    /** Its name, as texts have it. */
    cause: string;
    /** The rule that took it. */
    rule: string;
    /** The tiles concerned. Left out: `[]`. */
    cells?: number[];
    /** The side the threat came from. Left out: `""`. */
    side?: string;
    /** A count that the text needs: open connectors, tiles, days. Left out: `0`. */
    number?: number;
    /** What would have averted it, the most likely first; empty if nothing would. Left out: `[]`. */
    remedies?: Remedy[];
  }

  /** Something that would have averted a loss. */
  export interface Remedy {
    /** Its name, as texts have it. */
    what: string;
    /** The rule by which it helps. */
    rule: string;
    /** The tiles it is about. Left out: `[]`. */
    cells?: number[];
    /** The side it has to cover or point to: `front`, `right`, `rear` or `left`. Left out: `""`. */
    side?: string;
    /** How many batteries, crew members or points of engine strength are missing. Left out: `0`. */
    number?: number;
    /** How much cannon strength is missing, doubled. Left out: `0`. */
    doubled?: number;
  }

  /** The look back of a seat at one flight. */
  export interface LookBack {
    /** From 1. */
    round: number;
    /** The seat in that flight. */
    seat: number;
    /** The class of the ship. */
    ship_class: string;
    /** The ship at the end of building: `tiles`, each as cell, tile and rotation. */
    ship: Record<string, number[][]>;
    /** How the flight ended. */
    result: FlightResult;
    /**
     * The decisions that cost most: first those that would have kept the ship flying, then the dearest. Left out:
     * `[]`.
     */
    decisions?: HindsightFinding[];
    /** The tiles that cost most, in the same order. Left out: `[]`. */
    tiles?: HindsightFinding[];
    /** How often the flight was played again. Left out: `0`. */
    replays?: number;
  }

  /** How a flight ended for a seat. */
  export interface FlightResult {
    /** What the flight brought, costs included; for partners of a team, both together. */
    credits: number;
    /** Tiles in the lost pile. Left out: `0`. */
    lost?: number;
    /** Crew aboard at the end. Left out: `0`. */
    crew?: number;
    /** The place in the order of arrival, from 1; 0 for a ship that gave up. Left out: `0`. */
    place?: number;
  }

  /** A change, and what it would have brought. Verified by playing the flight again. */
  export interface HindsightFinding {
    change: Change;
    /** Credits more than in the flight as it was. */
    gain: number;
    /** How the flight would have ended. */
    result: FlightResult;
    /** The rule to read. */
    rule: string;
    /** The card that was open, by id or kind; empty for tiles. Left out: `""`. */
    card?: string;
    /** The number of that card in the flight, from 1. Left out: `0`. */
    number?: number;
    /** Whether it would have brought home a ship that gave up. Left out: `false`. */
    keeps_flying?: boolean;
    /** Cards and dice that the change made necessary but that never came: they were made up. Left out: `0`. */
    guesses?: number;
  }

  /** One thing done otherwise. */
  export interface Change {
    /** A tile: `turn`, `leave`, `move`, `swap` or `add`. A decision: its kind of question. */
    what: string;
    /** The cell of the tile, or the cell that an answer names; −1 for none. Left out: `-1`. */
    cell?: number;
    /** The tile that would lie there. Left out: `0`. */
    tile?: number;
    /** Its rotation. Left out: `0`. */
    turn?: number;
    /** The tile that lay there. Left out: `0`. */
    old?: number;
    /** Where the new tile was: face up on the table, or set aside. Left out: `""`. */
    source?: "" | "open" | "reserve";
    /** The cell from which a tile would have been moved. Left out: `-1`. */
    comes_from?: number;
    /** The answer given, as texts name it (`option_name`). Left out: `""`. */
    answer?: string;
    /** The answer that would have been better. Left out: `""`. */
    instead?: string;
    /** The number in that answer: batteries, or a planet from 1. Left out: `0`. */
    number?: number;
    /** The number in the answer given. Left out: `0`. */
    said?: number;
  }

  /** An exercise as it is shown: everything that is needed to solve it, and nothing of its solution. */
  export interface Task {
    /** What is answered: `cells`, `placed` or `choice`. */
    asks: string;
    /** The edition of the rules. */
    edition: string;
    /** The class of the ships. */
    ship_class: string;
    /** The ship, or the ships to choose from. */
    ships: ShipView[];
    /** How many faults there are, or how many connectors may stay open. Left out: `0`. */
    number?: number;
    /** The tiles to place, by number. Left out: `[]`. */
    tiles?: number[];
    /** How each of them lies at first. Left out: `[]`. */
    turns?: number[];
    /** The faults that the check has found, where they are not what is asked. Left out: `[]`. */
    faults?: FaultView[];
    /** The card, as in the data of the game. Left out: `null`. */
    card?: Record<string, unknown> | null;
    /** The dice for each meteor of the card. Left out: `[]`. */
    dice?: number[][];
    /**
     * What may be chosen on a card: −1 to fly past, 0 and more for the planet to land on or the only place. Left
     * out: `[]`.
     */
    options?: number[];
    /** Where the ship is in its flight. Left out: `null`. */
    situation?: Situation | null;
  }

  /** What has to be known about the flight to decide on a card. */
  export interface Situation {
    /** By how many days the ship is ahead of the next one. */
    ahead: number;
    /** How many cards are to come after this one. */
    cards: number;
    /** Crew aboard. */
    crew: number;
  }

  /** The small picture of an exercise in the list. */
  export interface Picture {
    /** The edition of the rules. */
    edition: string;
    /** The class of the ship. */
    ship_class: string;
    /** (cell, tile, turn) */
    tiles: [number, number, number][];
  }

  /** An answer to an exercise. Which of the fields are used depends on what is asked. */
  export interface Attempt {
    /** The tiles that were marked. At most 60 of them. */
    cells: number[];
    /** For each given tile, in order, its cell and its quarter turns. At most 8 of them. */
    placed: [number, number][];
    /** The number of a ship or of an option. 0 to 9. */
    choice: number | null;
  }

  /** The marked solution of an exercise. */
  export interface Solved {
    /** Tiles to mark: those of the faults, those that are removed. Left out: `[]`. */
    cells?: number[];
    /** Where the given tiles go, each with its quarter turns. Left out: `[]`. */
    placed?: [number, number][];
    /** The right ship or option. Left out: `null`. */
    choice?: number | null;
    /** The faults, if they were to be found, or those of the answer. Left out: `[]`. */
    faults?: FaultView[];
    /** For each ship, the tiles that it loses. Left out: `[]`. */
    lost?: number[][];
    /** For each option, the credits that it brings on average. Left out: `[]`. */
    values?: number[];
  }

  /** What a thumbnail of a trucker match shows. */
  export interface TruckThumbnail {
    /** The edition. */
    edition: string;
    /** The ship class being built or flown, or `learning`. */
    ship_class: string;
    /** In seat order. */
    ships: ThumbnailShip[];
    /** The number of the round, from 1. Left out: `1`. */
    round?: number;
    /** The number of rounds. Left out: `1`. */
    rounds?: number;
    /** Fleets: the cells of each ship. Left out: `[]`. */
    parts?: number[][];
    /** Whether the ships are flying, not being built. Left out: `false`. */
    is_flying?: boolean;
  }

  /** A ship in a thumbnail. */
  export interface ThumbnailShip {
    /** The player who sits there now. */
    player: number;
    /** (cell, tile, turn) */
    tiles: [number, number, number][];
    /** Whether it has given up. Left out: `false`. */
    is_out?: boolean;
  }

  /** An alien joins the crew (PRE-04). */
  export interface AlienAboard {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    alien: Alien;
  }

  /** An alien leaves, because its cabin no longer has life support (HIT-21). One event per alien. */
  export interface AlienLeft {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    alien: Alien;
  }

  /** The rough road Bad Air causes an epidemic (HSE-R11). */
  export interface BadAir {
  }

  /** A seat pays or loses batteries (FLT-21). */
  export interface BatteriesGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of batteries. */
    number: number;
  }

  /** Building is over (BLD-43). */
  export interface BuildingEnded {
  }

  /** A seat has not answered in time or is not there: the default decides (HSE-O3). The audience may be that seat. */
  export interface ByDefault {
    /** The seat. */
    seat: number;
  }

  /** A seat announces the strength of its cannons (PAR-02). */
  export interface CannonsAnnounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The doubled strength, so that halves stay whole numbers. */
    strength: number;
  }

  /** A card is put face down into a pile (SET-12). Audience: nobody. */
  export interface CardDealt {
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** The card has no effect, because only one seat is flying (RUL-39). */
  export interface CardIgnored {
  }

  /** A card is turned over (FLT-01). */
  export interface CardRevealed {
    /** Its id; empty for a card without one. */
    card: string;
    /** Its kind. */
    kind: string;
    /** The card as it counts in this flight; left out where it counts as printed. Left out: `null`. */
    counts?: Record<string, unknown> | null;
  }

  /** The next line of a Combat Zone (CRD-COMBAT-01). */
  export interface CombatLine {
    /** The number of the line, from 0. */
    line: number;
    /** What is compared: `crew`, `engine_strength` or `cannon_strength`. */
    criterion: string;
  }

  /** A seat has the lowest value in a line of a Combat Zone (CRD-COMBAT-03). */
  export interface CombatLowest {
    /** The seat that does it or is affected. */
    seat: number;
    /** What was compared. */
    criterion: string;
  }

  /** A seat earns credits in flight (FLT-22). */
  export interface CreditsEarned {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of credits. */
    credits: number;
  }

  /** The crew of a seat (CRD-COMBAT-02); sent for every seat in a line that compares crews. */
  export interface CrewCounted {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of figures. */
    crew: number;
  }

  /** A seat loses crew (FLT-18). */
  export interface CrewGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of figures. */
    number: number;
    /** `human`, `purple` or `brown` for one figure, `crew` for several. */
    who: string;
  }

  /** A seat loses a cube of goods (FLT-16). */
  export interface CubeGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    cube: Goods;
  }

  /** A seat moves forward (FLT-06). */
  export interface DaysGained {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of flight days. */
    days: number;
  }

  /** A seat moves back (FLT-05). */
  export interface DaysLost {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of flight days. */
    days: number;
  }

  /** A seat declines what a card offers (FLT-09). */
  export interface Declined {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat saves a tile by spending a battery (HIT-15). */
  export interface Defended {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat takes the yard die that is due (LM-088). */
  export interface DieTaken {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat docks at an abandoned station (CRD-STATION-02). */
  export interface Docked {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat beats the enemy (CRD-ENEMY-04). */
  export interface EnemyBeaten {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat is as strong as the enemy (CRD-ENEMY-05). */
  export interface EnemyDrawn {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat is weaker than the enemy (CRD-ENEMY-06). */
  export interface EnemyWon {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat announces the strength of its engines (PAR-01). */
  export interface EnginesAnnounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The strength; for a fleet, that of its slowest ship. */
    strength: number;
  }

  /** A seat reports an error in a ship (RUL-29). */
  export interface ErrorReported {
    /** The seat that does it or is affected. */
    seat: number;
    /** The seat that reports it; `seat` is the owner of the ship. */
    by: number;
    /** Whether the ship has an error. */
    proved: boolean;
  }

  /** The ship check finds errors in a ship (CHK-01). */
  export interface ErrorsFound {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of errors. */
    number: number;
    /** The rule that each error breaks. */
    rules: string[];
  }

  /** A seat is fined for an error found in flight (CHK-13). */
  export interface Fined {
    /** The seat that does it or is affected. */
    seat: number;
    /** The fine in credits. */
    credits: number;
  }

  /** A seat finishes its ship (BLD-43). */
  export interface Finished {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its start number. */
    start: number;
  }

  /** The seat that builds first is drawn, when building goes in turns (HSE-B3). */
  export interface FirstTurn {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat flips the hourglass (BLD-40). */
  export interface Flipped {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat gives up the flight (GIV-01). */
  export interface GaveUp {
    /** The seat that does it or is affected. */
    seat: number;
    /** `no_humans`, `no_engines`, `lapped`, `voluntary` or `absent`. */
    reason: string;
  }

  /** One more blue cube is on offer (level IV). (LM-132) */
  export interface GoodsAdded {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat has rearranged its goods (FLT-13). */
  export interface GoodsLoaded {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of cubes gained. */
    number: number;
    /** Their colours, dearest first. */
    goods: Goods[];
  }

  /** A cube on offer is upgraded to the next dearer colour (level IV). (LM-132) */
  export interface GoodsUpgraded {
    /** The seat that does it or is affected. */
    seat: number;
    /** The previous colour. */
    cube: Goods;
  }

  /** The hourglass starts running on a field (BLD-39). */
  export interface Hourglass {
    /** The name of the field. */
    field: string;
  }

  /** A seat buys insurance for its fleet (LM-098). */
  export interface Insured {
    /** The seat that does it or is affected. */
    seat: number;
    /** The premium. */
    credits: number;
    /** The most that lost tiles can now cost. */
    cap: number;
  }

  /** A seat lands on a planet (CRD-PLANETS-02). */
  export interface Landed {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the planet on the card, from 0. */
    planet: number;
  }

  /** The flight begins (FLT-01). */
  export interface Launched {
    /** The seats, leader first. */
    order: number[];
    /** The number of cards in the deck. */
    card_count: number;
  }

  /** The match is over and all credits are revealed (WIN-01). */
  export interface MatchEnded {
    /** The credits of each account; partners share one. */
    accounts: number[];
  }

  /** A small meteor bounces off (HIT-04). */
  export interface MeteorBounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
  }

  /** Cannons shoot a meteor before it strikes this cell (HIT-07). */
  export interface MeteorShot {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
  }

  /** A seat without engine strength in open space does not move (LRN-09); learning flight only. */
  export interface NoEngines {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** No seat has enough crew for an abandoned ship or station (CRD-SHIP-01). */
  export interface NobodyCan {
  }

  /** Partners of advanced teams swap ships (VAR-09). */
  export interface PartnersSwapped {
    /** The player at each seat from now on. */
    players: number[];
  }

  /** Parts of a ship are no longer connected and drift away (HIT-18). */
  export interface PartsLost {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of tiles. */
    number: number;
  }

  /** A seat passes and lands on no planet (CRD-PLANETS-02). */
  export interface Passed {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat puts a pile of cards back (BLD-37). */
  export interface PilePutBack {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** The cards of a pile (BLD-36). Audience: the seat that looks. */
  export interface PileSeen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
    /** The ids of the cards. */
    cards: string[];
  }

  /** A seat looks at a pile of cards (BLD-36). */
  export interface PileTaken {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** A seat pays the premium for its weak spot (LM-063). */
  export interface PremiumDue {
    /** The seat that does it or is affected. */
    seat: number;
    /** The size of the largest group of empty cells. */
    weak_spot: number;
    /** The premium. */
    credits: number;
  }

  /** Whether a person is at the table has changed (HSE-O3). */
  export interface PresenceChanged {
    /** The person, whatever seat they sit at. */
    player: number;
    /** `here`, `away`, `absent`, `gone`, or `bot` for a bot that answers instead. */
    now: string;
  }

  /** A rough road is drawn for this flight (HSE-R1). */
  export interface RoughRoadDrawn {
    /** Its id. */
    road: string;
  }

  /** A round begins (SET-02); ships of this class are built. */
  export interface RoundBegan {
    /** Counted from 1. */
    round: number;
    /** The ship class, or `learning`. */
    class: string;
  }

  /** A round is settled (END-01). */
  export interface RoundEnded {
    /** Counted from 1. */
    round: number;
  }

  /** The sand has run out (BLD-40). */
  export interface RunOver {
    /** The field on which the hourglass stands. */
    field: string;
  }

  /** The saboteur finds no tile (CRD-SABOTAGE-03). */
  export interface SabotageFailed {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The dice choose a column or a row for the saboteur (CRD-SABOTAGE-02). */
  export interface SabotageRolled {
    /** The seat that does it or is affected. */
    seat: number;
    /** `column` or `row`. */
    axis: string;
    /** The dice. */
    dice: number[];
  }

  /** A seat with the smallest crew is sabotaged (CRD-SABOTAGE-01). */
  export interface Sabotaged {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat has to continue building, because its ship for the learning flight has errors (LRN-07). */
  export interface SentBack {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The flight of a seat is settled (END-01). */
  export interface Settled {
    /** The seat that does it or is affected. */
    seat: number;
    /** The lines of the settlement. */
    bookings: Booking[];
  }

  /** One ship of a fleet gives up (LM-118); the others fly on. */
  export interface ShipGaveUp {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the ship in its fleet, from 0. */
    ship: number;
    /** As in `gave-up`. */
    reason: string;
  }

  /** Stardust slows a seat down (CRD-DUST-01). */
  export interface StardustCaught {
    /** The seat that does it or is affected. */
    seat: number;
    /** The open connectors of its ship. */
    connectors: number;
  }

  /** A start number is drawn for a seat that has none (RUL-22). */
  export interface StartDealt {
    /** The seat that does it or is affected. */
    seat: number;
    /** The start number. */
    start: number;
  }

  /** No tile of a ship is in the line (HIT-03). */
  export interface ThreatMissed {
    /** The seat that does it or is affected. */
    seat: number;
    /** Whether this is one of the two lines of a split threat; left out if false. Left out: `false`. */
    half?: boolean;
  }

  /** The roll matches no line of the board (HIT-03). */
  export interface ThreatMissedAll {
  }

  /** A meteor or a shot approaches, and a seat rolls the dice for it (HIT-02). */
  export interface ThreatRolled {
    /** The seat that does it or is affected. */
    seat: number;
    /** `meteor` or `shot`. */
    what: string;
    /** `small` or `large`. */
    size: Size;
    /** The side it comes from: `front`, `right`, `rear` or `left`. */
    from: string;
    /** The dice of this roll. */
    dice: number[];
    /** The seats it threatens. */
    targets: number[];
  }

  /** The threat comes in two lines at once (LM-036). */
  export interface ThreatSplit {
  }

  /** The threat is deflected, and one more die is rolled (LM-032). */
  export interface ThreatTurned {
    /** The new side it comes from. */
    from: string;
  }

  /** A seat attaches a tile to its ship (BLD-10). */
  export interface TileAttached {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
    /** The cell. */
    cell: number;
    /** Clockwise quarter turns. */
    turn: number;
  }

  /** A seat draws a face-down tile (BLD-05). The event after it names the tile, so this one has no sentence. */
  export interface TileDrawn {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A tile is destroyed (HIT-17). */
  export interface TileHit {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat sets a tile aside (BLD-33). */
  export interface TileReserved {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat returns a tile face up (BLD-07). */
  export interface TileReturned {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat takes a tile into its hand (BLD-06). */
  export interface TileTaken {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
    /** Whether the tile came from the reserve. */
    reserved: boolean;
  }

  /** A seat removes tiles from its faulty ship (CHK-09). */
  export interface TilesRemoved {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of tiles removed. */
    number: number;
  }

  /** The time for building is up (BLD-42). */
  export interface TimeOver {
  }

  /** A title is at stake in this Trek (TRK-02). */
  export interface TitleDrawn {
    /** Its id. */
    title: string;
  }

  /** A title passes to a seat that has none, given by its holder or dealt at random (TRK-05). */
  export interface TitleGiven {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat defends its title in the second flight (TRK-06). */
  export interface TitleGold {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat wins a title in the first flight (TRK-03). */
  export interface TitleWon {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat flies without insurance (LM-098). */
  export interface Uninsured {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat sends crew to an abandoned ship (CRD-SHIP-02). */
  export interface UsedShip {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A yard die is rolled for all fleets (LM-079). */
  export interface YardDie {
    /** The result. */
    die: number;
    /** The cells it opens. */
    cells: number[];
    /** How many ships each fleet has now. */
    ships: number;
  }

  export type Card =
    | OpenSpace
    | Stardust
    | Epidemic
    | Sabotage
    | MeteorSwarm
    | Planets
    | AbandonedShip
    | AbandonedStation
    | Smugglers
    | Slavers
    | Pirates
    | CombatZone;

  export type Insurance = NoInsurance | Capped | WeakSpot | OptionalInsurance;

  export type Penalty = LoseDays | LoseCrew | LoseGoods | UnderFire;

  export type Figures = ShipFigures;

  export type Why = LossReason;

  export type Hindsight = LookBack;

  export type ClinicTask = Task;

  export type ClinicPicture = Picture;

  export type ClinicAttempt = Attempt;

  export type ClinicSolved = Solved;

  export type Thumbnail = TruckThumbnail;

  /** What logs hold, outcomes of chance included. */
  export type Action =
    | Take
    | TakeOpen
    | Use
    | Attach
    | Reserve
    | Return
    | Look
    | PutBack
    | Flip
    | Roll
    | Finish
    | Remove
    | Claim
    | Keep
    | Aliens
    | Insure
    | Report
    | Ready
    | Fly
    | GiveUp
    | Land
    | Accept
    | Engines
    | Cannons
    | Battery
    | Crew
    | Cube
    | Load
    | Improve
    | Defend
    | Shoot
    | KeepTitle
    | GiveTitle
    | Presence
    | number
    | number[];

  /** What a seat can say. */
  export type Answer =
    | Take
    | TakeOpen
    | Use
    | Attach
    | Reserve
    | Return
    | Look
    | PutBack
    | Flip
    | Roll
    | Finish
    | Remove
    | Claim
    | Ready
    | Report
    | Keep
    | Insure
    | Aliens
    | Fly
    | GiveUp
    | Land
    | Accept
    | Improve
    | Load
    | Engines
    | Cannons
    | Battery
    | Crew
    | Cube
    | Defend
    | Shoot
    | KeepTitle
    | GiveTitle;

  /** The events by key. */
  export type ToldEvent =
    | { key: "alien-aboard"; args: AlienAboard; why?: unknown }
    | { key: "alien-left"; args: AlienLeft; why?: unknown }
    | { key: "bad-air"; args: BadAir; why?: unknown }
    | { key: "batteries-gone"; args: BatteriesGone; why?: unknown }
    | { key: "building-ended"; args: BuildingEnded; why?: unknown }
    | { key: "by-default"; args: ByDefault; why?: unknown }
    | { key: "cannons-announced"; args: CannonsAnnounced; why?: unknown }
    | { key: "card-dealt"; args: CardDealt; why?: unknown }
    | { key: "card-ignored"; args: CardIgnored; why?: unknown }
    | { key: "card-revealed"; args: CardRevealed; why?: unknown }
    | { key: "combat-line"; args: CombatLine; why?: unknown }
    | { key: "combat-lowest"; args: CombatLowest; why?: unknown }
    | { key: "credits-earned"; args: CreditsEarned; why?: unknown }
    | { key: "crew-counted"; args: CrewCounted; why?: unknown }
    | { key: "crew-gone"; args: CrewGone; why?: unknown }
    | { key: "cube-gone"; args: CubeGone; why?: unknown }
    | { key: "days-gained"; args: DaysGained; why?: unknown }
    | { key: "days-lost"; args: DaysLost; why?: unknown }
    | { key: "declined"; args: Declined; why?: unknown }
    | { key: "defended"; args: Defended; why?: unknown }
    | { key: "die-taken"; args: DieTaken; why?: unknown }
    | { key: "docked"; args: Docked; why?: unknown }
    | { key: "enemy-beaten"; args: EnemyBeaten; why?: unknown }
    | { key: "enemy-drawn"; args: EnemyDrawn; why?: unknown }
    | { key: "enemy-won"; args: EnemyWon; why?: unknown }
    | { key: "engines-announced"; args: EnginesAnnounced; why?: unknown }
    | { key: "error-reported"; args: ErrorReported; why?: unknown }
    | { key: "errors-found"; args: ErrorsFound; why?: unknown }
    | { key: "fined"; args: Fined; why?: unknown }
    | { key: "finished"; args: Finished; why?: unknown }
    | { key: "first-turn"; args: FirstTurn; why?: unknown }
    | { key: "flipped"; args: Flipped; why?: unknown }
    | { key: "gave-up"; args: GaveUp; why?: unknown }
    | { key: "goods-added"; args: GoodsAdded; why?: unknown }
    | { key: "goods-loaded"; args: GoodsLoaded; why?: unknown }
    | { key: "goods-upgraded"; args: GoodsUpgraded; why?: unknown }
    | { key: "hourglass"; args: Hourglass; why?: unknown }
    | { key: "insured"; args: Insured; why?: unknown }
    | { key: "landed"; args: Landed; why?: unknown }
    | { key: "launched"; args: Launched; why?: unknown }
    | { key: "match-ended"; args: MatchEnded; why?: unknown }
    | { key: "meteor-bounced"; args: MeteorBounced; why?: unknown }
    | { key: "meteor-shot"; args: MeteorShot; why?: unknown }
    | { key: "no-engines"; args: NoEngines; why?: unknown }
    | { key: "nobody-can"; args: NobodyCan; why?: unknown }
    | { key: "partners-swapped"; args: PartnersSwapped; why?: unknown }
    | { key: "parts-lost"; args: PartsLost; why?: unknown }
    | { key: "passed"; args: Passed; why?: unknown }
    | { key: "pile-put-back"; args: PilePutBack; why?: unknown }
    | { key: "pile-seen"; args: PileSeen; why?: unknown }
    | { key: "pile-taken"; args: PileTaken; why?: unknown }
    | { key: "premium"; args: PremiumDue; why?: unknown }
    | { key: "presence"; args: PresenceChanged; why?: unknown }
    | { key: "rough-road"; args: RoughRoadDrawn; why?: unknown }
    | { key: "round-began"; args: RoundBegan; why?: unknown }
    | { key: "round-ended"; args: RoundEnded; why?: unknown }
    | { key: "run-over"; args: RunOver; why?: unknown }
    | { key: "sabotage-failed"; args: SabotageFailed; why?: unknown }
    | { key: "sabotage-rolled"; args: SabotageRolled; why?: unknown }
    | { key: "sabotaged"; args: Sabotaged; why?: unknown }
    | { key: "sent-back"; args: SentBack; why?: unknown }
    | { key: "settled"; args: Settled; why?: unknown }
    | { key: "ship-gave-up"; args: ShipGaveUp; why?: unknown }
    | { key: "stardust"; args: StardustCaught; why?: unknown }
    | { key: "start-dealt"; args: StartDealt; why?: unknown }
    | { key: "threat-missed"; args: ThreatMissed; why?: unknown }
    | { key: "threat-missed-all"; args: ThreatMissedAll; why?: unknown }
    | { key: "threat-rolled"; args: ThreatRolled; why?: unknown }
    | { key: "threat-split"; args: ThreatSplit; why?: unknown }
    | { key: "threat-turned"; args: ThreatTurned; why?: unknown }
    | { key: "tile-attached"; args: TileAttached; why?: unknown }
    | { key: "tile-drawn"; args: TileDrawn; why?: unknown }
    | { key: "tile-hit"; args: TileHit; why?: unknown }
    | { key: "tile-reserved"; args: TileReserved; why?: unknown }
    | { key: "tile-returned"; args: TileReturned; why?: unknown }
    | { key: "tile-taken"; args: TileTaken; why?: unknown }
    | { key: "tiles-removed"; args: TilesRemoved; why?: unknown }
    | { key: "time-over"; args: TimeOver; why?: unknown }
    | { key: "title-drawn"; args: TitleDrawn; why?: unknown }
    | { key: "title-given"; args: TitleGiven; why?: unknown }
    | { key: "title-gold"; args: TitleGold; why?: unknown }
    | { key: "title-won"; args: TitleWon; why?: unknown }
    | { key: "uninsured"; args: Uninsured; why?: unknown }
    | { key: "used-ship"; args: UsedShip; why?: unknown }
    | { key: "yard-die"; args: YardDie; why?: unknown };

  /** The questions by kind. */
  export type AskedQuestion =
    | QuestionOf<"build", Take | TakeOpen | Use | Attach | Reserve | Return | Look | PutBack | Flip | Roll | Finish | Remove>
    | QuestionOf<"claim", Claim>
    | QuestionOf<"inspect", Ready | Report>
    | (QuestionOf<"repair", Remove | Keep> & { about: AboutRepair })
    | (QuestionOf<"insure", Insure> & { about: AboutInsurance })
    | QuestionOf<"aliens", Aliens>
    | QuestionOf<"reveal", Fly | GiveUp | Report>
    | (QuestionOf<"land", Land> & { about: AboutGains })
    | (QuestionOf<"use", Accept> & { about: AboutUse })
    | (QuestionOf<"reward", Accept> & { about: AboutGains })
    | (QuestionOf<"improve", Improve> & { about: AboutImprove })
    | (QuestionOf<"load", Load> & { about: AboutLoad })
    | (QuestionOf<"engines", Engines> & { about: AboutEngines })
    | (QuestionOf<"cannons", Cannons> & { about: AboutCannons })
    | (QuestionOf<"battery", Battery> & { about: AboutLoss })
    | (QuestionOf<"crew", Crew> & { about: AboutLoss })
    | (QuestionOf<"cube", Cube> & { about: AboutCubes })
    | (QuestionOf<"defend", Defend> & { about: AboutThreat })
    | (QuestionOf<"shoot", Shoot> & { about: AboutThreat })
    | (QuestionOf<"part", Keep> & { about: AboutParts })
    | QuestionOf<"keep_title", KeepTitle>
    | QuestionOf<"give_title", GiveTitle>
    | QuestionOf<"break", Ready>;
}

export namespace race {
  /** Play a movement card for a ship (TR-044); the ship is null only if none can be moved (TR-043). */
  export interface Play {
    do: "play";
    card: string;
    ship: string | null;
  }

  /** Play a bonus card for the moved ship, or none. */
  export interface PlayBonus {
    do: "bonus";
    /** Left out: `null`. */
    card?: string | null;
  }

  /** Choose the side of a double space. */
  export interface Side {
    do: "side";
    face: string;
  }

  /** Play a tow hook for this ship, or none. */
  export interface Tow {
    do: "tow";
    /** Left out: `null`. */
    ship?: string | null;
  }

  /** An action of the clock: a player is here, away, absent or gone, or a bot answers for them. */
  export interface Presence {
    do: "presence";
    player: number;
    now: string;
  }

  /** The race as one viewer sees it. */
  export interface View {
    /** Counted from 1; 0 before the first deal. */
    round: number;
    /** Movement cards played so far. */
    turns: number;
    /** The seat that starts every round. */
    first: number;
    /** Clockwise. */
    seats: SeatView[];
    /** (name, index, face) */
    ships: [string, number, string][];
    /** How many movement cards are left. */
    deck: number;
    /** Movement cards played since the last reshuffle, in order. */
    discard: string[];
    /** How many bonus cards are left. */
    bonus_deck: number;
    /** Played bonus cards, grouped by type. */
    bonus_discard: string[];
    /** How many bonus cards are in the finish pile. */
    finish_pile: number;
    /** The seat of the viewer. Left out: `null`. */
    me?: number | null;
    /** The seats everybody is waiting for, except seats that are asked for a bonus card in secret. Left out: `[]`. */
    asked?: number[];
    /** Winning teams. Left out: `[]`. */
    winners?: number[];
    /** Whether the race has ended. Left out: `false`. */
    is_over?: boolean;
  }

  /** What a viewer may know about a seat. */
  export interface SeatView {
    /** Teams are numbered from 0. */
    team: number;
    /** The colours of its ships. */
    colours: string[];
    /** How many movement cards it holds. */
    cards: number;
    /** How many bonus cards it holds. */
    bonus_cards: number;
    /** Movement cards; only in the viewer's own seat, and in replays with everything open. Left out: `[]`. */
    hand?: string[];
    /** Bonus cards; only in the viewer's own seat, and in replays with everything open. Left out: `[]`. */
    bonus_hand?: string[];
  }

  /** Help for choosing a card. */
  export interface Hints {
    /** For each card in the viewer's hand, the ships it may move: (name, where it stops, where it then rests). */
    reach: [string, number, number][][];
  }

  /** The configuration of a race. */
  export interface Config {
    /** The number of seats (TR-010). 2 to 4. */
    seats: number;
    /** Options that differ from the defaults. Left out: `{}`. */
    options?: Options;
  }

  /** The options a host can choose. */
  export interface Options {
    /** The starting player; drawn by lot if not given (TR-026). 0 to 3. Left out: `null`. */
    first?: number | null;
    /**
     * The colours each seat has chosen; the other colours are dealt out automatically (TR-013). At most 4 of them.
     * Left out: `[]`.
     */
    colours?: (("red" | "green" | "black" | "yellow")[])[];
    /** A custom track instead of the standard one (TR-110). Left out: `null`. */
    track?: TrackRecord | null;
    /** Ships that do not begin on the start planet: name, index and face (TR-028). At most 8 of them. Left out: `[]`. */
    ships?: [string, number, string][];
    /** Time limit for each question; 0: unlimited (TR-180). 0 to 86400. Left out: `60`. */
    decision_seconds?: number;
    /**
     * At most this much time for showing events is added to the limit of a question (HSE-O8). 0 to 60. Left out:
     * `0`.
     */
    story_seconds?: number;
  }

  /** A board file. Its other fields (counts, notes) are for human readers. */
  export interface TrackRecord {
    /** Pattern `^team-race-board/1$`. */
    format: string;
    /** At most 60 characters. */
    name: string;
    /** At most 100 of them. */
    spaces: SpaceRecord[];
    /** At most 50 of them. */
    black_holes: HoleRecord[];
    /** Left out: `{"width":1200,"height":800}`. */
    canvas?: Canvas;
  }

  /** One space; the coordinates are for drawing only. */
  export interface SpaceRecord {
    /** 0 to 1000. */
    index: number;
    /** 1 to 2 of them. */
    faces: Face[];
    /** Left out: `0.0`. */
    x?: number;
    /** Left out: `0.0`. */
    y?: number;
    /** Left out: `0.0`. */
    angle?: number;
  }

  /** The kind of space a ship stands on (TR-002). */
  export type Face = "start" | "normal" | "bonus" | "hyperspace" | "asteroid" | "black_hole" | "finish";

  export interface HoleRecord {
    id: string;
    /** 0 to 1000. */
    first: number;
    /** 0 to 1000. */
    last: number;
    /** 0 to 1000. */
    retreat_to: number;
    /** 0 to 1000. */
    evade_to: number;
  }

  export interface Canvas {
    /** 100 to 10000. Left out: `1200`. */
    width?: number;
    /** 100 to 10000. Left out: `800`. */
    height?: number;
  }

  export interface AboutDeparture {
    /** The movement card. */
    card: string;
    /** The index where the ship stops, for each answer. */
    lands: number[];
    /** The ship that is about to move. */
    ship: string;
  }

  export interface AboutHole {
    /** Its index. */
    hole: number;
    /** The index where the ship ends up, for each answer. */
    lands: number[];
    /** The ship that stopped on a black hole. */
    ship: string;
  }

  export interface AboutSide {
    /** The index of that space. */
    index: number;
    /** The ship that stopped on a double space. */
    ship: string;
  }

  export interface AboutTow {
    /** The side of the space on which it ends up. */
    face: Face;
    /** Where the towed ship ends up. */
    index: number;
  }

  /** What a thumbnail of a race shows. */
  export interface RaceThumbnail {
    /** The round, from 1; 0 before the first deal. */
    round: number;
    /** The number of the last space of the track. */
    finish: number;
    /** Name and space of each ship. */
    ships: [string, number][];
    /** The colours of the ships of each team. */
    teams: string[][];
  }

  /** A seat draws a bonus card (TR-061). */
  export interface BonusDrawn {
    /** The seat that does it or is affected. */
    seat: number;
    /** 1, or 0 if no card is left. */
    number: number;
  }

  /** A seat plays a bonus card (TR-120). */
  export interface BonusPlayed {
    /** The seat that does it or is affected. */
    seat: number;
    /** The type of the card. */
    card: string;
    /** The ship for which it is played. */
    ship: string;
  }

  /** The bonus cards that were played become the deck again (TR-150). */
  export interface BonusReshuffled {
  }

  /** The bonus card that a seat has drawn (TR-061). Audience: that seat. */
  export interface BonusSeen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The type of the card. */
    card: string;
  }

  /** A seat has not answered in time or is not there: the default decides (HSE-O3). The audience may be that seat. */
  export interface ByDefault {
    /** The seat. */
    seat: number;
  }

  /** A seat plays a movement card (TR-040). */
  export interface CardPlayed {
    /** The seat that does it or is affected. */
    seat: number;
    /** The card. */
    card: string;
    /** The ship that it moves; null if there is none. */
    ship: string | null;
    /** For a joker the colour that it stands for; left out for any other card. Left out: `null`. */
    named?: string | null;
  }

  /** A bonus card goes to the finish pile (TR-022). Audience: nobody. */
  export interface CardSetAside {
  }

  /** Both ships of a colour are home (TR-006). */
  export interface ColourFinished {
    /** The colour. */
    colour: string;
  }

  /** The first ship is home and the cards of the finish planet are handed out (TR-073). */
  export interface FinishPileTaken {
    /** The seats in the order in which they take their cards. */
    order: number[];
  }

  /** A seat starts the race (TR-026). */
  export interface FirstPlayer {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The race is over (TR-170). */
  export interface GameEnded {
    /** The teams that have won. */
    teams: number[];
    /** The seats of these teams. */
    seats: number[];
  }

  /** The hand of a seat (TR-030). Audience: that seat. */
  export interface HandDealt {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its movement cards. */
    cards: string[];
  }

  /** A ship gets past a black hole (TR-133). */
  export interface HoleEvaded {
    /** The ship. */
    ship: string;
    /** The index where it is now. */
    to: number;
  }

  /** A black hole sends a ship back (TR-063). */
  export interface HoleRetreat {
    /** The ship. */
    ship: string;
    /** The index where it is now. */
    to: number;
  }

  /** Whether a person is at the table has changed (HSE-O3). */
  export interface PresenceChanged {
    /** The person, whatever seat they sit at. */
    player: number;
    /** `here`, `away`, `absent`, `gone`, or `bot` for a bot that answers instead. */
    now: string;
  }

  /** A round begins with new hands (TR-030). */
  export interface RoundDealt {
    /** Counted from 1. */
    round: number;
  }

  /** A ship is home (TR-058). */
  export interface ShipFinished {
    /** The ship. */
    ship: string;
  }

  /** A ship flies (TR-050); out of a black hole it moves on with the next event. */
  export interface ShipMoved {
    /** The ship. */
    ship: string;
    /** The index where it was. */
    from: number;
    /** The index where it is now. */
    to: number;
  }

  /** A ship is towed (TR-135). */
  export interface ShipTowed {
    /** The ship. */
    ship: string;
    /** The index where it was. */
    from: number;
    /** The index where it is now. */
    to: number;
  }

  /** A seat chooses the side of a double space (TR-062). */
  export interface SideChosen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The ship that stands there. */
    ship: string;
    /** The side. */
    face: string;
  }

  export type Thumbnail = RaceThumbnail;

  /** What logs hold, outcomes of chance included. */
  export type Action = Play | PlayBonus | Side | Tow | Presence | number;

  /** What a seat can say. */
  export type Answer = Play | PlayBonus | Side | Tow;

  /** The events by key. */
  export type ToldEvent =
    | { key: "bonus-drawn"; args: BonusDrawn; why?: unknown }
    | { key: "bonus-played"; args: BonusPlayed; why?: unknown }
    | { key: "bonus-reshuffled"; args: BonusReshuffled; why?: unknown }
    | { key: "bonus-seen"; args: BonusSeen; why?: unknown }
    | { key: "by-default"; args: ByDefault; why?: unknown }
    | { key: "card-played"; args: CardPlayed; why?: unknown }
    | { key: "card-set-aside"; args: CardSetAside; why?: unknown }
    | { key: "colour-finished"; args: ColourFinished; why?: unknown }
    | { key: "finish-pile-taken"; args: FinishPileTaken; why?: unknown }
    | { key: "first-player"; args: FirstPlayer; why?: unknown }
    | { key: "game-ended"; args: GameEnded; why?: unknown }
    | { key: "hand-dealt"; args: HandDealt; why?: unknown }
    | { key: "hole-evaded"; args: HoleEvaded; why?: unknown }
    | { key: "hole-retreat"; args: HoleRetreat; why?: unknown }
    | { key: "presence"; args: PresenceChanged; why?: unknown }
    | { key: "round-dealt"; args: RoundDealt; why?: unknown }
    | { key: "ship-finished"; args: ShipFinished; why?: unknown }
    | { key: "ship-moved"; args: ShipMoved; why?: unknown }
    | { key: "ship-towed"; args: ShipTowed; why?: unknown }
    | { key: "side-chosen"; args: SideChosen; why?: unknown };

  /** The questions by kind. */
  export type AskedQuestion =
    | QuestionOf<"play", Play>
    | (QuestionOf<"departure", PlayBonus> & { about: AboutDeparture })
    | (QuestionOf<"evade", PlayBonus> & { about: AboutHole })
    | (QuestionOf<"side", Side> & { about: AboutSide })
    | (QuestionOf<"tow", Tow> & { about: AboutTow });
}
