import type { Help } from '../../../kit/help';
import type { OutsideWords } from '../../../kit/outside-words';
import type { ReadingProblem } from '../../../kit/reading-words';
import type { EventSentences, RefusalSentences } from '../../../kit/sentences';
import type { SettingsWords } from '../../../kit/settings-words';
import type { Event } from '../rules/events';
import type { OutsideRefusal, TableRefusal } from '../rules/refusals';
import type { Names } from './en/names';
import type { TableWords } from './en/table';
import type { MatchNames } from './names';

/** What the rules find wrong in a position, an option or an action from outside. */
export type ProblemWord = ReadingProblem | 'no-tile' | 'off-board';

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
  readonly refusals: RefusalSentences<TableRefusal, MatchNames>;
  readonly outsideRefusals: () => Promise<RefusalSentences<OutsideRefusal, MatchNames>>;
  readonly problems: () => Promise<Readonly<Record<ProblemWord, string>>>;
  readonly events: EventSentences<Event, MatchNames>;
  readonly about: () => Promise<readonly string[]>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}
