import { isObject, type JsonObject } from '../../../kit/json';
import { eventSentence, refusalSentence } from '../../../kit/sentences';
import { settingText, valueText } from '../../../kit/settings-words';
import type { GameWords } from '../../../kit/words';
import { type OwnTiles, readOwnForm } from '../data/own-tiles';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { Dictionary, ProblemWord } from './dictionary';
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
  const namesIn = (options: JsonObject, seat: MatchNames['seat']): MatchNames => ({
    ...namesFor(options),
    seat,
  });
  const refusal = (refused: Refusal, options: JsonObject) =>
    refusalSentence(dictionary.refusals, refused, namesIn(options, numbered)) ??
    dictionary.otherRefusal(refused.because);
  return {
    name: dictionary.name,
    tagline: dictionary.tagline,
    scoresByMove: dictionary.scoresByMove,
    about: dictionary.about,
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
    refusal,
    outsideRefusal: async (refused, options) => refusal(refused, options),
    async problem({ problem, at }) {
      const problems = await dictionary.problems();
      return dictionary.problem(problems[problem as ProblemWord] ?? problem, at);
    },
    async ready({ tiles }) {
      if (isObject(tiles)) table ??= await dictionary.table();
    },
    event: (event, name, options) =>
      eventSentence(dictionary.events, event, namesIn(options, name)),
  };
}
