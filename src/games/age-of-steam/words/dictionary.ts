import type { Help } from '../../../kit/help';
import type { OutsideWords } from '../../../kit/outside-words';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Names } from './en/names';
import type { TableWords } from './en/table';
import type { Told } from './told';

/** Everything that the rules tell (14). */
export type EventWord =
  | 'order'
  | 'display'
  | 'cubes'
  | 'issue'
  | 'bid'
  | 'stand'
  | 'pass'
  | 'drop'
  | 'first'
  | 'select'
  | 'urbanize'
  | 'build'
  | 'done'
  | 'claim'
  | 'link'
  | 'abandon'
  | 'ship'
  | 'go'
  | 'deliver'
  | 'engine'
  | 'income'
  | 'expenses'
  | 'out'
  | 'reduction'
  | 'draw'
  | 'place'
  | 'dice'
  | 'grow'
  | 'turn'
  | 'over';

/** Why an action tapped at the table is refused (13). */
export type RefusalWord =
  | 'over'
  | 'wrong-phase'
  | 'too-many-shares'
  | 'holder'
  | 'no-pass'
  | 'too-low'
  | 'money'
  | 'action-taken'
  | 'no-urbanization'
  | 'too-late'
  | 'city-used'
  | 'no-town'
  | 'loop'
  | 'discs'
  | 'city'
  | 'built-here'
  | 'unchanged'
  | 'must-keep'
  | 'first-tile'
  | 'off-board'
  | 'foreign'
  | 'not-connected'
  | 'no-tile'
  | 'no-town-disc'
  | 'engine-most'
  | 'engine-used'
  | 'no-delivery'
  | 'visited'
  | 'dead-end'
  | 'box-full';

/** Further reasons to refuse an action from outside: the table never offers it (13). */
export type OutsideRefusalWord =
  | 'not-holder'
  | 'wrong-tile'
  | 'no-cube'
  | 'no-link'
  | 'no-such-cube'
  | 'no-action';

/** What the rules find wrong in a position, an option or an action from outside. */
export type ProblemWord = ReadingProblem | 'no-tile' | 'off-board';

/** null for what is too small for a line of its own. */
export type EventSentence = (told: Told) => string | null;
export type RefusalSentence = (told: Told) => string;

/** The progress of a match. */
export interface Stand {
  /** Or `end`: what happens at the end of a turn is being shown. */
  readonly phase: string;
  /** 0: not known. */
  readonly turn: number;
  readonly turns: number;
  /** Of the two rounds of moving goods; 0 elsewhere. */
  readonly round: number;
}

/** Everything that one language has to say about Age of Steam. */
export interface Dictionary extends SettingsWords, OutsideWords {
  readonly name: string;
  readonly tagline: string;
  readonly names: Names;
  readonly scoresByMove: string;
  readonly heading: (stand: Stand) => string;
  readonly refusals: Readonly<Record<RefusalWord, RefusalSentence>>;
  readonly outsideRefusals: () => Promise<Readonly<Record<OutsideRefusalWord, RefusalSentence>>>;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  readonly events: Readonly<Record<EventWord, EventSentence>>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
