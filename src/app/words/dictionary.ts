import type { Trouble } from '../../archive/trouble';
import type { SeatColor } from '../../kit/header';
import type { Problem } from '../../kit/problem';
import type { MatchRefusal } from '../../match/live-match';

/** See app/new-match/ways.ts. */
type Way = 'computers' | 'together' | 'linked' | 'solo';

/** All texts of the app itself. A game's texts are in its GameWords. */
export interface Words {
  readonly app: {
    readonly tagline: string;
    readonly back: string;
    readonly home: string;
    readonly loading: string;
  };
  readonly home: {
    /** What this is, for first-time users. */
    readonly what: string;
    /** Above the matches that are not over. */
    readonly running: string;
    /** Above the last match when it is finished. */
    readonly lastMatch: string;
    /** The way to the others, where more are not over than Home lists. */
    allRunning(matches: number): string;
    /** Above the games: a tap on one leads to a new match. */
    readonly games: string;
    /** How many can play a game; both numbers may be the same. */
    seats(fewest: number, most: number): string;
    minutes(shortest: number, longest: number): string;
    readonly join: string;
    readonly statistics: string;
    readonly matches: string;
    readonly settings: string;
    readonly about: string;
    readonly learn: string;
    /** For users who have not played yet. The link begins the first lesson. */
    readonly first: string;
    readonly firstHint: (game: string) => string;
  };
  readonly match: {
    /** The people of a match as its name, until the user gives it another. */
    people(names: readonly string[]): string;
    /** The same of a match that goes on from a position of another one. */
    continued(people: string): string;
    /** Of a match from a file whose positions no log proves. */
    readonly forReading: string;
    moves(count: number): string;
    /** At a time of this day. */
    today(time: string): string;
    toAct(name: string): string;
    won(name: string): string;
    /** Several share the first place. */
    wonTogether(names: readonly string[]): string;
    /** The automa, where the game's own name for it is not available. */
    readonly automa: string;
    readonly over: string;
    /** It was ended early. */
    readonly endedEarly: string;
    /** Its progress is unknown until it is opened. */
    readonly unread: string;
  };
  readonly install: {
    readonly updateReady: string;
    readonly updateElsewhere: string;
    readonly update: string;
    readonly reload: string;
    readonly offlineReady: string;
  };
  readonly newMatch: {
    readonly title: string;
    readonly game: string;
    readonly how: string;
    /** The ways to play. They name no game. */
    readonly ways: Readonly<Record<Way, { readonly label: string; readonly sentence: string }>>;
    /** The number of computers. */
    readonly opponents: string;
    readonly strength: string;
    /** Where the computers have different levels. */
    readonly mixed: string;
    /** Whether computers may help people. */
    readonly help: string;
    readonly helpOn: string;
    readonly helpOff: string;
    readonly helpAllowed: string;
    readonly helpHint: string;
    readonly seats: string;
    readonly seatsHint: string;
    /** Where the game itself draws who begins. */
    readonly seatsHintDrawn: string;
    readonly howMany: string;
    seat(number: number): string;
    name(number: number): string;
    color(number: number): string;
    readonly colors: Readonly<Record<SeatColor, string>>;
    who(number: number, player: 'person' | 'computer' | 'away'): string;
    readonly shuffle: string;
    readonly shuffled: (first: string) => string;
    readonly shuffledOnly: string;
    up(name: string): string;
    readonly start: string;
    readonly noName: string;
    /** There are fewer colors than the match needs. */
    readonly tooMany: (colors: number) => string;
    readonly sameName: string;
    readonly aloneHint: string;
    /** For a number: the labels of its two buttons. */
    less(setting: string): string;
    more(setting: string): string;
    /** For a setting made of parts: the label of a part. */
    part(setting: string, place: number): string;
    readonly automaHint: string;
    /** The link to user designs, such as boards. */
    readonly makeOwn: string;
  };
  readonly table: {
    turn(name: string): string;
    /** A computer whose turn it is. */
    thinks(name: string): string;
    readonly undo: string;
    undoOf(name: string): string;
    readonly undoTurn: string;
    undoTurnOf(name: string): string;
    readonly redo: string;
    redoOf(name: string): string;
    readonly noUndo: string;
    /** Where a single person may undo everything. */
    readonly noUndoAlone: string;
    readonly noRedo: string;
    /** At linked phones: the others learn the decision when all have made theirs. */
    committed(name: string): string;
    undone(name: string): string;
    redone(name: string): string;
    readonly menu: string;
    readonly result: string;
    /** Why the app, and not the rules of the game, has refused something. */
    readonly refused: Readonly<Record<MatchRefusal | 'not-saved', string>>;
  };
  readonly crash: {
    readonly notFound: string;
    /** A match that cannot be set up. What is in brackets is for developers. */
    unreadable(problem: Problem): string;
  };
  /** Why something could not be stored or read, and what to do. */
  readonly trouble: Readonly<Record<Trouble['trouble'], string>>;
  readonly retry: string;
}
