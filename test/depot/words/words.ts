import { commonWords } from '../../../src/kit/common-words';
import { settingText, valueText } from '../../../src/kit/settings-words';
import type { GameWords } from '../../../src/kit/words';
import { GOODS, type GoodId } from '../data/goods';
import type { Event } from '../rules/events';
import { setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { Dictionary, PhaseWord } from './dictionary';
import type { TableWords } from './en/table';
import type { Names } from './names';

/** What the game says to the app, and beyond that to its own table. */
export interface Words extends GameWords<Event, Refusal> {
  readonly good: Readonly<Record<GoodId, string>>;
  readonly table: TableWords;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { good } = dictionary;
  const namesIn = (_: object, seat: Names['seat'] = String) => ({
    seat,
    good: (id: GoodId) => good[id],
  });
  return {
    ...commonWords<Event, Refusal, Names>(dictionary, namesIn),
    good,
    table: dictionary.table,
    setting: (key) => settingText(dictionary, key),
    value: (key, value) =>
      key === 'prices'
        ? { label: [...String(value)].join('–'), sentence: dictionary.prices(String(value)) }
        : valueText(dictionary, key, value),
    part: (_, place) => good[GOODS[place] ?? 'coal'],
    blocked: (_, values) => values.map(dictionary.blocked).join(' '),
    partValue: (_, value) => dictionary.price(value),
    page: async (_, value) => (/^[1-6]{3}$/.test(value) ? dictionary.page(value) : null),
    summary(options) {
      const read = setups.read(options);
      if (!read.ok) return '';
      const { prices, rounds, bank } = read.value;
      return dictionary.summary(prices, rounds, bank);
    },
    heading: ({ phase, round, rounds }) =>
      dictionary.heading(phase as PhaseWord, Number(round), Number(rounds)),
    actingFor: ({ company }) => dictionary.company(good[company as GoodId] ?? ''),
    help: dictionary.help,
  };
}
