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
  /** The name, for a person taking the seat. At most 1000 characters. Left out: `""`. */
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
 * begins.
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
  /** Whether spectators see everything with a delay (HSE-O1). */
  is_rated?: boolean;
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
  | PauseCommand
  | HurryCommand
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
  /** Whether spectators see everything with a delay (HSE-O1). Left out: `false`. */
  is_rated?: boolean;
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
  | UpdateMessage
  | ChangeMessage
  | TableMessage
  | WelcomeMessage
  | StalledMessage
  | HeardMessage
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
  /** Whether spectators see everything with a delay (HSE-O1). */
  is_rated: boolean;
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

/** The addresses of this server for other machines; sent only to clients on the server's own machine. */
export interface Reach {
  /** In the local network, the preferred one first; empty if the server accepts local connections only. */
  addresses: string[];
}

/** The server software. */
export interface About {
  /** The version of Starhaul. */
  version: string;
  /** The protocol version. */
  protocol: number;
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
    /** The edition of the rules: `1e` or `2e`. Pattern `^[12]e$`. */
    edition: string;
    /** The number of players. 2 to 4. */
    seats: number;
    /** Ship classes of the rounds in order, or `learning`. */
    rounds: string[];
    /** Three flights with titles (chapter TRK). Left out: `false`. */
    trek?: boolean;
    /**
     * Use track, rewards and piles of this level for every class; null: the level of each class. 1 to 4. Left out:
     * `null`.
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
    /** All credits are public. Left out: `false`. */
    openCredits?: boolean;
    /** Players find errors themselves (RUL-29). Left out: `false`. */
    manualCheck?: boolean;
    /** Ships of absent players fly on with default answers (RUL-09). Left out: `false`. */
    keepAutopilot?: boolean;
    /** The server flips the hourglass if no player does so for a long time (RUL-93). Left out: `true`. */
    safety_net?: boolean;
    /** The deck is not shuffled (VAR-05). Left out: `false`. */
    predictable?: boolean;
    /** Two against two (VAR). Left out: `"none"`. */
    teams?: "none" | "team" | "advanced";
    /** In real time, without hourglass, or in turns (HSE-B). Left out: `"real_time"`. */
    build?: "real_time" | "relaxed" | "turns";
    /** How many rough roads are drawn (HSE-R). 0 to 3. Left out: `0`. */
    rough_roads?: number;
    /** Gold titles handicap the last flight of a Trek (HSE-T). Left out: `true`. */
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
    /** Length of a run of the hourglass; 0: that of the edition. 0 to 86400. Left out: `0`. */
    run_seconds?: number;
    /** Time limit of a question; 0: none. 0 to 86400. Left out: `60`. */
    decision_seconds?: number;
    /** Time limit of a repair. 0 to 86400. Left out: `60`. */
    repair_seconds?: number;
    /** Time limit for giving up before a card. 0 to 86400. Left out: `12`. */
    reveal_seconds?: number;
    /** Time limit for choosing a start number. 0 to 86400. Left out: `10`. */
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

  /** An alien joins the crew. */
  export interface AlienAboard {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    alien: Alien;
  }

  /** An alien leaves, because its cabin no longer has life support. One event per alien. */
  export interface AlienLeft {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    alien: Alien;
  }

  /** The rough road Bad Air causes an epidemic. */
  export interface BadAir {
  }

  /** A seat pays or loses batteries. */
  export interface BatteriesGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of batteries. */
    number: number;
  }

  /** Building is over. */
  export interface BuildingEnded {
  }

  /** A seat has not answered in time or is not there: the default decides. The audience may be that seat. */
  export interface ByDefault {
    /** The seat. */
    seat: number;
  }

  /** A seat announces the strength of its cannons. */
  export interface CannonsAnnounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The doubled strength, so that halves stay whole numbers. */
    strength: number;
  }

  /** A card is put face down into a pile. Audience: nobody. */
  export interface CardDealt {
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** The card has no effect, because only one seat is flying. */
  export interface CardIgnored {
  }

  /** A card is turned over. */
  export interface CardRevealed {
    /** Its id; empty for a card without one. */
    card: string;
    /** Its kind. */
    kind: string;
    /** The card as it counts in this flight; left out where it counts as printed. Left out: `null`. */
    counts?: Record<string, unknown> | null;
  }

  /** The next line of a Combat Zone. */
  export interface CombatLine {
    /** The number of the line, from 0. */
    line: number;
    /** What is compared: `crew`, `engine_strength` or `cannon_strength`. */
    criterion: string;
  }

  /** A seat has the lowest value in a line of a Combat Zone. */
  export interface CombatLowest {
    /** The seat that does it or is affected. */
    seat: number;
    /** What was compared. */
    criterion: string;
  }

  /** A seat earns credits in flight. */
  export interface CreditsEarned {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of credits. */
    credits: number;
  }

  /** The crew of a seat; sent for every seat in a line that compares crews. */
  export interface CrewCounted {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of figures. */
    crew: number;
  }

  /** A seat loses crew. */
  export interface CrewGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of figures. */
    number: number;
    /** `human`, `purple` or `brown` for one figure, `crew` for several. */
    who: string;
  }

  /** A seat loses a cube of goods. */
  export interface CubeGone {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its colour. */
    cube: Goods;
  }

  /** A seat moves forward. */
  export interface DaysGained {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of flight days. */
    days: number;
  }

  /** A seat moves back. */
  export interface DaysLost {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of flight days. */
    days: number;
  }

  /** A seat declines what a card offers. */
  export interface Declined {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat saves a tile by spending a battery. */
  export interface Defended {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat takes the yard die that is due. */
  export interface DieTaken {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat docks at an abandoned station. */
  export interface Docked {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat beats the enemy. */
  export interface EnemyBeaten {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat is as strong as the enemy. */
  export interface EnemyDrawn {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat is weaker than the enemy. */
  export interface EnemyWon {
    /** The seat that does it or is affected. */
    seat: number;
    /** The kind of enemy. */
    kind: string;
    /** The strength of the enemy (not doubled) as it counts in this flight. */
    strength: number;
  }

  /** A seat announces the strength of its engines. */
  export interface EnginesAnnounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The strength; for a fleet, that of its slowest ship. */
    strength: number;
  }

  /** A seat reports an error in a ship. */
  export interface ErrorReported {
    /** The seat that does it or is affected. */
    seat: number;
    /** The seat that reports it; `seat` is the owner of the ship. */
    by: number;
    /** Whether the ship has an error. */
    proved: boolean;
  }

  /** The ship check finds errors in a ship. */
  export interface ErrorsFound {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of errors. */
    number: number;
    /** The rule that each error breaks. */
    rules: string[];
  }

  /** A seat is fined for an error found in flight. */
  export interface Fined {
    /** The seat that does it or is affected. */
    seat: number;
    /** The fine in credits. */
    credits: number;
  }

  /** A seat finishes its ship. */
  export interface Finished {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its start number. */
    start: number;
  }

  /** The seat that builds first is drawn, when building goes in turns. */
  export interface FirstTurn {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat flips the hourglass. */
  export interface Flipped {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat gives up the flight. */
  export interface GaveUp {
    /** The seat that does it or is affected. */
    seat: number;
    /** `no_humans`, `no_engines`, `lapped`, `voluntary` or `absent`. */
    reason: string;
  }

  /** One more blue cube is on offer (level IV). */
  export interface GoodsAdded {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat has rearranged its goods. */
  export interface GoodsLoaded {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of cubes gained. */
    number: number;
    /** Their colours, dearest first. */
    goods: Goods[];
  }

  /** A cube on offer is upgraded to the next dearer colour (level IV). */
  export interface GoodsUpgraded {
    /** The seat that does it or is affected. */
    seat: number;
    /** The previous colour. */
    cube: Goods;
  }

  /** The hourglass starts running on a field. */
  export interface Hourglass {
    /** The name of the field. */
    field: string;
  }

  /** A seat buys insurance for its fleet. */
  export interface Insured {
    /** The seat that does it or is affected. */
    seat: number;
    /** The premium. */
    credits: number;
    /** The most that lost tiles can now cost. */
    cap: number;
  }

  /** A seat lands on a planet. */
  export interface Landed {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the planet on the card, from 0. */
    planet: number;
  }

  /** The flight begins. */
  export interface Launched {
    /** The seats, leader first. */
    order: number[];
    /** The number of cards in the deck. */
    card_count: number;
  }

  /** The match is over and all credits are revealed. */
  export interface MatchEnded {
    /** The credits of each account; partners share one. */
    accounts: number[];
  }

  /** A small meteor bounces off. */
  export interface MeteorBounced {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
  }

  /** Cannons shoot a meteor before it strikes this cell. */
  export interface MeteorShot {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
  }

  /** A seat without engine strength in open space does not move; learning flight only. */
  export interface NoEngines {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** No seat has enough crew for an abandoned ship or station. */
  export interface NobodyCan {
  }

  /** Partners of advanced teams swap ships. */
  export interface PartnersSwapped {
    /** The player at each seat from now on. */
    players: number[];
  }

  /** Parts of a ship are no longer connected and drift away. */
  export interface PartsLost {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of tiles. */
    number: number;
  }

  /** A seat passes and lands on no planet. */
  export interface Passed {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat puts a pile of cards back. */
  export interface PilePutBack {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** The cards of a pile. Audience: the seat that looks. */
  export interface PileSeen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
    /** The ids of the cards. */
    cards: string[];
  }

  /** A seat looks at a pile of cards. */
  export interface PileTaken {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the pile, from 0. */
    pile: number;
  }

  /** A seat pays the premium for its weak spot. */
  export interface PremiumDue {
    /** The seat that does it or is affected. */
    seat: number;
    /** The size of the largest group of empty cells. */
    weak_spot: number;
    /** The premium. */
    credits: number;
  }

  /** Whether a person is at the table has changed. */
  export interface PresenceChanged {
    /** The person, whatever seat they sit at. */
    player: number;
    /** `here`, `away`, `absent`, `gone`, or `bot` for a bot that answers instead. */
    now: string;
  }

  /** A rough road is drawn for this flight. */
  export interface RoughRoadDrawn {
    /** Its id. */
    road: string;
  }

  /** A round begins; ships of this class are built. */
  export interface RoundBegan {
    /** Counted from 1. */
    round: number;
    /** The ship class, or `learning`. */
    class: string;
  }

  /** A round is settled. */
  export interface RoundEnded {
    /** Counted from 1. */
    round: number;
  }

  /** The sand has run out. */
  export interface RunOver {
    /** The field on which the hourglass stands. */
    field: string;
  }

  /** The saboteur finds no tile. */
  export interface SabotageFailed {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The dice choose a column or a row for the saboteur. */
  export interface SabotageRolled {
    /** The seat that does it or is affected. */
    seat: number;
    /** `column` or `row`. */
    axis: string;
    /** The dice. */
    dice: number[];
  }

  /** A seat with the smallest crew is sabotaged. */
  export interface Sabotaged {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat has to continue building, because its ship for the learning flight has errors. */
  export interface SentBack {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The flight of a seat is settled. */
  export interface Settled {
    /** The seat that does it or is affected. */
    seat: number;
    /** The lines of the settlement. */
    bookings: Booking[];
  }

  /** One ship of a fleet gives up; the others fly on. */
  export interface ShipGaveUp {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the ship in its fleet, from 0. */
    ship: number;
    /** As in `gave-up`. */
    reason: string;
  }

  /** Stardust slows a seat down. */
  export interface StardustCaught {
    /** The seat that does it or is affected. */
    seat: number;
    /** The open connectors of its ship. */
    connectors: number;
  }

  /** A start number is drawn for a seat that has none. */
  export interface StartDealt {
    /** The seat that does it or is affected. */
    seat: number;
    /** The start number. */
    start: number;
  }

  /** No tile of a ship is in the line. */
  export interface ThreatMissed {
    /** The seat that does it or is affected. */
    seat: number;
    /** Whether this is one of the two lines of a split threat; left out if false. Left out: `false`. */
    half?: boolean;
  }

  /** The roll matches no line of the board. */
  export interface ThreatMissedAll {
  }

  /** A meteor or a shot approaches, and a seat rolls the dice for it. */
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

  /** The threat comes in two lines at once. */
  export interface ThreatSplit {
  }

  /** The threat is deflected, and one more die is rolled. */
  export interface ThreatTurned {
    /** The new side it comes from. */
    from: string;
  }

  /** A seat attaches a tile to its ship. */
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

  /** A seat draws a face-down tile. The event after it names the tile, so this one has no sentence. */
  export interface TileDrawn {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A tile is destroyed. */
  export interface TileHit {
    /** The seat that does it or is affected. */
    seat: number;
    /** The cell. */
    cell: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat sets a tile aside. */
  export interface TileReserved {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat returns a tile face up. */
  export interface TileReturned {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
  }

  /** A seat takes a tile into its hand. */
  export interface TileTaken {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of the tile. */
    tile: number;
    /** Whether the tile came from the reserve. */
    reserved: boolean;
  }

  /** A seat removes tiles from its faulty ship. */
  export interface TilesRemoved {
    /** The seat that does it or is affected. */
    seat: number;
    /** The number of tiles removed. */
    number: number;
  }

  /** The time for building is up. */
  export interface TimeOver {
  }

  /** A title is at stake in this Trek. */
  export interface TitleDrawn {
    /** Its id. */
    title: string;
  }

  /** A title passes to a seat that has none, given by its holder or dealt at random. */
  export interface TitleGiven {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat defends its title in the second flight. */
  export interface TitleGold {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat wins a title in the first flight. */
  export interface TitleWon {
    /** The id of the title. */
    title: string;
    /** The seat that holds it now. */
    seat: number;
  }

  /** A seat flies without insurance. */
  export interface Uninsured {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A seat sends crew to an abandoned ship. */
  export interface UsedShip {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** A yard die is rolled for all fleets. */
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
    | { key: "alien-aboard"; args: AlienAboard }
    | { key: "alien-left"; args: AlienLeft }
    | { key: "bad-air"; args: BadAir }
    | { key: "batteries-gone"; args: BatteriesGone }
    | { key: "building-ended"; args: BuildingEnded }
    | { key: "by-default"; args: ByDefault }
    | { key: "cannons-announced"; args: CannonsAnnounced }
    | { key: "card-dealt"; args: CardDealt }
    | { key: "card-ignored"; args: CardIgnored }
    | { key: "card-revealed"; args: CardRevealed }
    | { key: "combat-line"; args: CombatLine }
    | { key: "combat-lowest"; args: CombatLowest }
    | { key: "credits-earned"; args: CreditsEarned }
    | { key: "crew-counted"; args: CrewCounted }
    | { key: "crew-gone"; args: CrewGone }
    | { key: "cube-gone"; args: CubeGone }
    | { key: "days-gained"; args: DaysGained }
    | { key: "days-lost"; args: DaysLost }
    | { key: "declined"; args: Declined }
    | { key: "defended"; args: Defended }
    | { key: "die-taken"; args: DieTaken }
    | { key: "docked"; args: Docked }
    | { key: "enemy-beaten"; args: EnemyBeaten }
    | { key: "enemy-drawn"; args: EnemyDrawn }
    | { key: "enemy-won"; args: EnemyWon }
    | { key: "engines-announced"; args: EnginesAnnounced }
    | { key: "error-reported"; args: ErrorReported }
    | { key: "errors-found"; args: ErrorsFound }
    | { key: "fined"; args: Fined }
    | { key: "finished"; args: Finished }
    | { key: "first-turn"; args: FirstTurn }
    | { key: "flipped"; args: Flipped }
    | { key: "gave-up"; args: GaveUp }
    | { key: "goods-added"; args: GoodsAdded }
    | { key: "goods-loaded"; args: GoodsLoaded }
    | { key: "goods-upgraded"; args: GoodsUpgraded }
    | { key: "hourglass"; args: Hourglass }
    | { key: "insured"; args: Insured }
    | { key: "landed"; args: Landed }
    | { key: "launched"; args: Launched }
    | { key: "match-ended"; args: MatchEnded }
    | { key: "meteor-bounced"; args: MeteorBounced }
    | { key: "meteor-shot"; args: MeteorShot }
    | { key: "no-engines"; args: NoEngines }
    | { key: "nobody-can"; args: NobodyCan }
    | { key: "partners-swapped"; args: PartnersSwapped }
    | { key: "parts-lost"; args: PartsLost }
    | { key: "passed"; args: Passed }
    | { key: "pile-put-back"; args: PilePutBack }
    | { key: "pile-seen"; args: PileSeen }
    | { key: "pile-taken"; args: PileTaken }
    | { key: "premium"; args: PremiumDue }
    | { key: "presence"; args: PresenceChanged }
    | { key: "rough-road"; args: RoughRoadDrawn }
    | { key: "round-began"; args: RoundBegan }
    | { key: "round-ended"; args: RoundEnded }
    | { key: "run-over"; args: RunOver }
    | { key: "sabotage-failed"; args: SabotageFailed }
    | { key: "sabotage-rolled"; args: SabotageRolled }
    | { key: "sabotaged"; args: Sabotaged }
    | { key: "sent-back"; args: SentBack }
    | { key: "settled"; args: Settled }
    | { key: "ship-gave-up"; args: ShipGaveUp }
    | { key: "stardust"; args: StardustCaught }
    | { key: "start-dealt"; args: StartDealt }
    | { key: "threat-missed"; args: ThreatMissed }
    | { key: "threat-missed-all"; args: ThreatMissedAll }
    | { key: "threat-rolled"; args: ThreatRolled }
    | { key: "threat-split"; args: ThreatSplit }
    | { key: "threat-turned"; args: ThreatTurned }
    | { key: "tile-attached"; args: TileAttached }
    | { key: "tile-drawn"; args: TileDrawn }
    | { key: "tile-hit"; args: TileHit }
    | { key: "tile-reserved"; args: TileReserved }
    | { key: "tile-returned"; args: TileReturned }
    | { key: "tile-taken"; args: TileTaken }
    | { key: "tiles-removed"; args: TilesRemoved }
    | { key: "time-over"; args: TimeOver }
    | { key: "title-drawn"; args: TitleDrawn }
    | { key: "title-given"; args: TitleGiven }
    | { key: "title-gold"; args: TitleGold }
    | { key: "title-won"; args: TitleWon }
    | { key: "uninsured"; args: Uninsured }
    | { key: "used-ship"; args: UsedShip }
    | { key: "yard-die"; args: YardDie };

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
    /** Movement cards; only in the viewer's own seat. Left out: `[]`. */
    hand?: string[];
    /** Bonus cards; only in the viewer's own seat. Left out: `[]`. */
    bonus_hand?: string[];
  }

  /** Help for choosing a card. */
  export interface Hints {
    /** For each card in the viewer's hand, the ships it may move: (name, where it stops, where it then rests). */
    reach: [string, number, number][][];
  }

  /** The configuration of a race. */
  export interface Config {
    /** The number of seats. 2 to 4. */
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
    /** A custom track instead of the standard one. Left out: `null`. */
    track?: TrackRecord | null;
    /** Time limit for each question; 0: unlimited. 0 to 86400. Left out: `60`. */
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

  /** A seat draws a bonus card. */
  export interface BonusDrawn {
    /** The seat that does it or is affected. */
    seat: number;
    /** 1, or 0 if no card is left. */
    number: number;
  }

  /** A seat plays a bonus card. */
  export interface BonusPlayed {
    /** The seat that does it or is affected. */
    seat: number;
    /** The type of the card. */
    card: string;
    /** The ship for which it is played. */
    ship: string;
  }

  /** The bonus cards that were played become the deck again. */
  export interface BonusReshuffled {
  }

  /** The bonus card that a seat has drawn. Audience: that seat. */
  export interface BonusSeen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The type of the card. */
    card: string;
  }

  /** A seat has not answered in time or is not there: the default decides. The audience may be that seat. */
  export interface ByDefault {
    /** The seat. */
    seat: number;
  }

  /** A seat plays a movement card. */
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

  /** A bonus card goes to the finish pile. Audience: nobody. */
  export interface CardSetAside {
  }

  /** Both ships of a colour are home. */
  export interface ColourFinished {
    /** The colour. */
    colour: string;
  }

  /** The first ship is home and the cards of the finish planet are handed out. */
  export interface FinishPileTaken {
    /** The seats in the order in which they take their cards. */
    order: number[];
  }

  /** A seat starts the race. */
  export interface FirstPlayer {
    /** The seat that does it or is affected. */
    seat: number;
  }

  /** The race is over. */
  export interface GameEnded {
    /** The teams that have won. */
    teams: number[];
    /** The seats of these teams. */
    seats: number[];
  }

  /** The hand of a seat. Audience: that seat. */
  export interface HandDealt {
    /** The seat that does it or is affected. */
    seat: number;
    /** Its movement cards. */
    cards: string[];
  }

  /** A ship gets past a black hole. */
  export interface HoleEvaded {
    /** The ship. */
    ship: string;
    /** The index where it is now. */
    to: number;
  }

  /** A black hole sends a ship back. */
  export interface HoleRetreat {
    /** The ship. */
    ship: string;
    /** The index where it is now. */
    to: number;
  }

  /** Whether a person is at the table has changed. */
  export interface PresenceChanged {
    /** The person, whatever seat they sit at. */
    player: number;
    /** `here`, `away`, `absent`, `gone`, or `bot` for a bot that answers instead. */
    now: string;
  }

  /** A round begins with new hands. */
  export interface RoundDealt {
    /** Counted from 1. */
    round: number;
  }

  /** A ship is home. */
  export interface ShipFinished {
    /** The ship. */
    ship: string;
  }

  /** A ship flies; out of a black hole it moves on with the next event. */
  export interface ShipMoved {
    /** The ship. */
    ship: string;
    /** The index where it was. */
    from: number;
    /** The index where it is now. */
    to: number;
  }

  /** A ship is towed. */
  export interface ShipTowed {
    /** The ship. */
    ship: string;
    /** The index where it was. */
    from: number;
    /** The index where it is now. */
    to: number;
  }

  /** A seat chooses the side of a double space. */
  export interface SideChosen {
    /** The seat that does it or is affected. */
    seat: number;
    /** The ship that stands there. */
    ship: string;
    /** The side. */
    face: string;
  }

  /** What logs hold, outcomes of chance included. */
  export type Action = Play | PlayBonus | Side | Tow | Presence | number;

  /** What a seat can say. */
  export type Answer = Play | PlayBonus | Side | Tow;

  /** The events by key. */
  export type ToldEvent =
    | { key: "bonus-drawn"; args: BonusDrawn }
    | { key: "bonus-played"; args: BonusPlayed }
    | { key: "bonus-reshuffled"; args: BonusReshuffled }
    | { key: "bonus-seen"; args: BonusSeen }
    | { key: "by-default"; args: ByDefault }
    | { key: "card-played"; args: CardPlayed }
    | { key: "card-set-aside"; args: CardSetAside }
    | { key: "colour-finished"; args: ColourFinished }
    | { key: "finish-pile-taken"; args: FinishPileTaken }
    | { key: "first-player"; args: FirstPlayer }
    | { key: "game-ended"; args: GameEnded }
    | { key: "hand-dealt"; args: HandDealt }
    | { key: "hole-evaded"; args: HoleEvaded }
    | { key: "hole-retreat"; args: HoleRetreat }
    | { key: "presence"; args: PresenceChanged }
    | { key: "round-dealt"; args: RoundDealt }
    | { key: "ship-finished"; args: ShipFinished }
    | { key: "ship-moved"; args: ShipMoved }
    | { key: "ship-towed"; args: ShipTowed }
    | { key: "side-chosen"; args: SideChosen };

  /** The questions by kind. */
  export type AskedQuestion =
    | QuestionOf<"play", Play>
    | (QuestionOf<"departure", PlayBonus> & { about: AboutDeparture })
    | (QuestionOf<"evade", PlayBonus> & { about: AboutHole })
    | (QuestionOf<"side", Side> & { about: AboutSide })
    | (QuestionOf<"tow", Tow> & { about: AboutTow });
}
