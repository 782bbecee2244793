import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Trouble } from '../../archive/trouble';
import type { Language } from '../../kit/words';

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
    readonly newMatch: string;
    readonly matches: string;
    readonly settings: string;
    readonly about: string;
    readonly noMatch: string;
    readonly noMatchHint: string;
  };
  readonly match: {
    /** The people of a match as its name, until somebody gives it another. */
    people(names: readonly string[]): string;
    moves(count: number): string;
    toAct(name: string): string;
    won(name: string): string;
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
    readonly shuffle: string;
    readonly shuffled: (first: string) => string;
    up(name: string): string;
    readonly start: string;
    readonly noName: string;
    readonly sameName: string;
    readonly impossible: string;
  };
  readonly table: {
    turn(name: string): string;
    readonly undo: string;
    undoOf(name: string): string;
    readonly redo: string;
    redoOf(name: string): string;
    readonly noUndo: string;
    readonly noRedo: string;
    undone(name: string): string;
    redone(name: string): string;
    readonly menu: string;
    readonly scoreNow: string;
    readonly scoreNowHint: string;
    readonly replay: string;
    readonly exportMatch: string;
    readonly turnRound: string;
    readonly turnRoundHint: string;
    readonly cover: string;
    readonly coverHint: string;
    handTo(name: string): string;
    readonly handHint: string;
    ready(name: string): string;
    readonly result: string;
    readonly again: string;
    readonly worth: string;
    /** The chart in words: what everybody's shares were worth at the end. */
    worthSaid(ends: readonly { readonly name: string; readonly points: number }[]): string;
    readonly watching: string;
    readonly takeOver: string;
    readonly stranded: string;
    readonly continueFromHere: string;
    readonly busy: string;
  };
  readonly replay: {
    readonly title: string;
    readonly position: string;
    of(done: number, all: number): string;
    readonly previous: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly log: string;
    readonly begin: string;
    /** A position of a log that today's rules cannot follow. */
    readonly keptPosition: string;
    readonly continueHere: string;
  };
  readonly matches: {
    readonly title: string;
    readonly one: string;
    readonly empty: string;
    readonly replay: string;
    readonly newName: string;
    readonly save: string;
    readonly remove: string;
    more(title: string): string;
    removed(title: string): string;
    readonly undo: string;
    readonly renamed: string;
    unsaved(code: string): string;
    readonly exportOne: string;
    readonly exportAll: string;
    readonly importFile: string;
    readonly importHint: string;
    importing(done: number, all: number | null): string;
    imported(added: number, known: number): string;
    readonly refused: string;
    refusedEntry(match: number, entry: number): string;
    refusedMatch(match: number): string;
    readonly tooLarge: string;
    /** `at` is the path of the first thing in the file that is not as it should be; may be empty. */
    notOurs(at: string): string;
    readonly unknownGame: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<'system' | 'reduced', string>>;
    readonly play: string;
    readonly storage: string;
    readonly kept: string;
    readonly notKept: string;
    readonly protect: string;
    readonly protectRefused: string;
    used(used: string, quota: string): string;
    readonly backup: string;
  };
  readonly about: {
    readonly title: string;
    version(version: string): string;
    readonly what: string;
    readonly privacy: string;
    readonly licence: string;
    readonly free: string;
    readonly libraries: string;
    readonly librariesHint: string;
  };
  readonly crash: {
    readonly title: string;
    readonly safe: string;
    readonly report: string;
    readonly reportHint: string;
    readonly home: string;
    readonly toast: string;
    readonly notFound: string;
    /** `code` is for whoever mends it. */
    unreadable(code: string): string;
  };
  /** Why something could not be kept or read, and what to do. */
  readonly trouble: Readonly<Record<Trouble['trouble'], string>>;
  readonly retry: string;
}

const LOADERS: Record<Language, () => Promise<Words>> = {
  en: () => import('./en').then((module) => module.en),
  ko: () => import('./ko').then((module) => module.ko),
};

export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}

const WordsContext = createContext<Words | null>(null);
export const WordsProvider = WordsContext.Provider;

/** Whether the app's root has loaded any words yet. */
export function useHasWords(): boolean {
  return useContext(WordsContext) !== null;
}

/** The words of the current language; only once there are any. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('words are used outside the app');
  return words;
}
