import { commonWords } from '../../../kit/common-words';
import { isObject, type JsonObject } from '../../../kit/json';
import { settingText, valueText } from '../../../kit/settings-words';
import type { GameWords } from '../../../kit/words';
import { type OwnTiles, readOwnForm } from '../data/own-tiles';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { Dictionary } from './dictionary';
import type { Names } from './en/names';
import type { TableWords } from './en/table';
import { type MatchNames, nameIn } from './names';
import { namesWith } from './own-names';

/** What the game says to the app, and beyond that to its own table. */
export interface Words extends GameWords<Event, Refusal> {
  readonly names: Names;
}

/** The tiles by the user in a match's options; null: it has the app's, or they cannot be read. */
function ownTilesIn({ tiles }: JsonObject): OwnTiles | null {
  const read = isObject(tiles) ? readOwnForm(tiles) : null;
  return read?.ok ? read.value : null;
}

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { names, language } = dictionary;
  const numbered = (seat: number) => names.player(seat + 1);
  let table: TableWords | null = null;
  const known = new WeakMap<JsonObject, Names>();
  const namesFor = (options: JsonObject): Names => {
    const own = known.get(options) ?? (options.tiles === undefined ? names : null);
    if (own || !table) return own ?? names;
    const tiles = ownTilesIn(options);
    const found = tiles ? namesWith(names, tiles, table) : names;
    known.set(options, found);
    return found;
  };
  return {
    ...commonWords<Event, Refusal, MatchNames>(dictionary, (options, seat = numbered) => ({
      ...namesFor(options),
      seat,
    })),
    names,
    async help(options) {
      const help = await dictionary.help();
      const tiles = ownTilesIn(options);
      if (!tiles) return help;
      const [{ helpWith }, own, table] = await Promise.all([
        import('./own-help'),
        dictionary.own(),
        dictionary.table(),
      ]);
      return helpWith(help, tiles, tiles.name[language], { names, table, own });
    },
    setting: (key) => settingText(dictionary, key),
    value: (key, value) => valueText(dictionary, key, value),
    summary(options) {
      const tiles = ownTilesIn(options);
      return tiles ? `${dictionary.summary} · ${tiles.name[language]}` : dictionary.summary;
    },
    heading: ({ phase, round, rounds }) =>
      dictionary.heading(nameIn(names.phase, phase), Number(round), Number(rounds)),
    async ready({ tiles }) {
      if (isObject(tiles)) table ??= await dictionary.table();
    },
  };
}
