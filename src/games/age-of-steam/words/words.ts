import { type CommonTexts, commonWords } from '../../../kit/common-words';
import type { Help } from '../../../kit/help';
import type { JsonObject } from '../../../kit/json';
import { unwrap } from '../../../kit/result';
import type { Heading } from '../../../kit/rules';
import type { RefusalSentences } from '../../../kit/sentences';
import { type SettingsWords, settingText, valueText } from '../../../kit/settings-words';
import type { GameWords } from '../../../kit/words';
import { type Board, boardOf } from '../rules/board';
import type { Event } from '../rules/events';
import { formOf, setups } from '../rules/options';
import type { OutsideRefusal, Refusal, TableRefusal } from '../rules/refusals';
import type { Names } from './en/names';
import type { TableWords } from './en/table';
import { type MatchNames, namesIn } from './names';

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
interface Dictionary extends SettingsWords, CommonTexts<Event, TableRefusal, MatchNames> {
  readonly names: Names;
  readonly heading: (stand: Stand) => string;
  readonly outsideRefusals: () => Promise<RefusalSentences<OutsideRefusal, MatchNames>>;
  readonly help: () => Promise<Help>;
  readonly table: TableWords;
}

/** What the game says to the app, and beyond that to its own table. */
export interface Words extends GameWords<Event, Refusal> {
  readonly names: Names;
  readonly table: TableWords;
  /** `name`: of the seat that a refusal may speak of; left out: its number. */
  refusal(refusal: Refusal, options: JsonObject, name?: (seat: number) => string): string;
  heading(heading: Heading, shown?: boolean): string;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { names } = dictionary;
  const numbered = (seat: number) => names.player(seat + 1);
  return {
    ...commonWords<Event, Refusal, MatchNames>(dictionary, (options, name = numbered) =>
      namesIn(boardIn(options), names, name),
    ),
    help: dictionary.help,
    table: dictionary.table,
    names,
    setting: (key) => settingText(dictionary, key),
    value: (key, value) => valueText(dictionary, key, value),
    summary(options) {
      const read = setups.read(options);
      return read.ok ? formOf(read.value).name[names.language] : '';
    },
    ofMatch: ({ event }) => OF_MATCH.has(event),
    scoring: dictionary.table.payday.title,
    heading: (heading, shown) => dictionary.heading(standIn(heading, shown)),
  };
}

/** What happens to everybody when a turn ends (9, 10). */
const OF_MATCH: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'income',
  'expenses',
  'out',
  'reduction',
  'dice',
  'grow',
  'turn',
  'over',
]);

/** The board of a match with these options. */
const boardIn = (options: JsonObject): Board => boardOf(formOf(unwrap(setups.read(options))));

function standIn({ phase, turn, turns, round, ended }: Heading, shown = false) {
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  // While payday is shown, the next decision has not begun for those who look at it.
  if (shown && ended) return { phase: 'end', turn: number(ended), turns: number(turns), round: 0 };
  return { phase, turn: number(turn), turns: number(turns), round: number(round) };
}
