import type { Trouble } from '../../archive/trouble';
import type { MatchRefusal } from '../../match/live-match';

/** Everything the app itself says. What a game says is in its GameWords. */
export interface Words {
  readonly app: {
    readonly tagline: string;
    readonly back: string;
    readonly home: string;
    readonly loading: string;
  };
  readonly home: {
    readonly resume: string;
    /** Over the last match once it is finished. */
    readonly lastMatch: string;
    readonly newMatch: string;
    readonly join: string;
    readonly matches: string;
    readonly settings: string;
    readonly about: string;
    readonly learn: string;
    /** To somebody who has not played yet. */
    readonly first: string;
    readonly firstHint: string;
  };
  readonly match: {
    /** The people of a match as its name, until somebody gives it another. */
    people(names: readonly string[]): string;
    moves(count: number): string;
    toAct(name: string): string;
    won(name: string): string;
    /** An opponent that holds no seat, where the game's own name for it is not at hand. */
    readonly automa: string;
    over: string;
  };
  readonly install: {
    readonly title: string;
    readonly offer: string;
    readonly action: string;
    /** iOS offers no button; the way there, in words. */
    readonly ios: string;
    readonly updateReady: string;
    readonly updateElsewhere: string;
    readonly update: string;
    readonly reload: string;
    readonly offlineReady: string;
  };
  readonly newMatch: {
    readonly title: string;
    readonly game: string;
    readonly seats: string;
    readonly seatsHint: string;
    readonly howMany: string;
    seat(number: number): string;
    name(number: number): string;
    colour(number: number): string;
    readonly colours: Readonly<Record<'red' | 'blue' | 'green' | 'violet' | 'teal', string>>;
    who(number: number, player: 'person' | 'computer' | 'away'): string;
    readonly shuffle: string;
    readonly shuffled: (first: string) => string;
    up(name: string): string;
    readonly start: string;
    readonly noName: string;
    readonly sameName: string;
    readonly aloneHint: string;
    readonly automaHint: string;
    /** The way to designs of one's own, such as boards. */
    readonly makeOwn: string;
  };
  readonly table: {
    turn(name: string): string;
    /** A computer whose turn it is. */
    thinks(name: string): string;
    readonly undo: string;
    undoOf(name: string): string;
    readonly redo: string;
    redoOf(name: string): string;
    readonly noUndo: string;
    /** Where one person alone may take back everything. */
    readonly noUndoAlone: string;
    readonly noRedo: string;
    undone(name: string): string;
    redone(name: string): string;
    readonly menu: string;
    readonly result: string;
    readonly watching: string;
    readonly takeOver: string;
    readonly stranded: string;
    readonly continueFromHere: string;
    /** Why the house, and not the rules of the game, has not done what was asked. */
    readonly refused: Readonly<Record<MatchRefusal | 'not-saved', string>>;
  };
  readonly crash: {
    readonly notFound: string;
    /** `code` is for whoever mends it. */
    unreadable(code: string): string;
  };
  /** Why something could not be kept or read, and what to do. */
  readonly trouble: Readonly<Record<Trouble['trouble'], string>>;
  readonly retry: string;
}
