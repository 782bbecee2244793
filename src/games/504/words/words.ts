import { commonWords } from '../../../kit/common-words';
import type { JsonObject } from '../../../kit/json';
import type { Heading } from '../../../kit/rules';
import type { GameWords } from '../../../kit/words';
import { TOUR } from '../data/tour';
import { type World, worldFrom } from '../data/world/world';
import type { Event, Refusal } from '../rules/state/events';
import type { Dictionary } from './dictionary';
import type { Names } from './en/names';
import { companyName, isByCompanies, type MatchNames, namesIn } from './match-names';
import { nameIn } from './names';

/** What the game says to the app, and beyond that to its own table. */
export interface Words extends GameWords<Event, Refusal> {
  readonly names: Names;
}

const worldIn = (options: JsonObject): World | null =>
  typeof options.world === 'string' ? worldFrom(options.world) : null;

/** Turns a language's dictionary into the words that screens ask for. */
export function wordsFrom(dictionary: Dictionary): Words {
  const { names } = dictionary;
  const { roles, parts, title, ...world } = dictionary.world;
  const numbered = (seat: number) => names.player(seat + 1);
  const titleOf = ([goal, income, twist]: World) =>
    title(parts[goal].I, parts[income].II, parts[twist].III);
  const heading = ({ phase, step, round, share, world: code }: Heading) =>
    dictionary.heading(
      {
        stage: phase,
        step: typeof step === 'string' ? step : '',
        round: Number(round ?? 0),
        share: Number(share ?? 0),
        byCompanies: isByCompanies(worldIn({ world: code ?? '' })),
      },
      names,
    );
  return {
    ...commonWords<Event, Refusal, MatchNames>(dictionary, (options, name = numbered, times) =>
      namesIn(worldIn(options), names, name, times),
    ),
    names,
    setting: (key) =>
      key === 'world'
        ? { label: world.label, sentence: world.sentence }
        : { label: key, sentence: '' },
    value(_, value) {
      const chosen = worldFrom(String(value));
      return { label: String(value), sentence: chosen ? titleOf(chosen) : '' };
    },
    part: (_, place) => roles[place] ?? '',
    partValue: (_, digit) => nameIn(names.module, digit),
    async page(_, value) {
      const chosen = worldFrom(value);
      if (!chosen) return null;
      const [{ pageOf }, book] = await Promise.all([import('./book'), dictionary.book()]);
      return pageOf(chosen, titleOf(chosen), book, names);
    },
    async tour() {
      const news = await dictionary.tour();
      return TOUR.map((value) => ({ value, news: news[value] }));
    },
    summary(options) {
      const chosen = worldIn(options);
      return chosen ? world.summary(chosen.join(''), titleOf(chosen)) : '';
    },
    ofMatch: isOfMatch,
    heading,
    turnHeading: (open) => heading({ ...open, step: '' }),
    actingFor: ({ company }) => dictionary.actingFor(companyNamed(names, company)),
    async help(options, seats) {
      const [{ helpOf }, book] = await Promise.all([import('./book'), dictionary.book()]);
      return helpOf(worldIn(options), book, names, seats);
    },
  };
}

/** What a scoring gave everybody, and what made up for turns at its end (M7.8, M7.10). */
export function isOfMatch(event: Event): boolean {
  return event.event === 'vp' && (event.for === 'scoring' || event.for === 'missed');
}

/** A company by its number or id. */
function companyNamed(names: Names, company: unknown): string {
  return typeof company === 'number'
    ? companyName(names, company)
    : nameIn(names.company, String(company));
}
