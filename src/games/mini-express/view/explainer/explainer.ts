import { lookAhead } from '../../../../kit/look-ahead';
import type { Action, Seat } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import { rules } from '../../rules';
import {
  alsoOf,
  BUILD_KIND,
  cityOf,
  companyOf,
  harborOf,
  kindOf,
  routeOf,
  westOf,
} from '../../rules/action';
import type { Event } from '../../rules/events';
import { phase, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import { texts } from '../../words/texts';
import type { Words } from '../../words/words';
import { type Facts, type Foreseen, foreseeLine, readPick } from '../facts';
import { companyId, harborName } from '../names';
import { type Voice, voiceOf } from '../voice';

/** The sentences about moves of this game, in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, explainer] = await Promise.all([parts.words.fetch(), parts.explainer.fetch()]);
  return {
    move: (state, actions) => nameLine(state, actions, { words, explainer, language }),
    onBoard: (_, [action = 0]) => kindOf(action) === BUILD_KIND,
    reasons(state, actions, seat, seats) {
      const voice = voiceOf(words, seats, state.options);
      return reasonsFor(foreseeLine(state, actions), seat, { words, explainer, voice });
    },
  };
}

interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
}

interface MoveSpeech extends Speech {
  readonly language: Language;
}

/** The actions of one turn in a few words, one after the other. */
function nameLine(state: State, actions: readonly Action[], speech: MoveSpeech): string {
  const { steps } = lookAhead(rules, state, actions);
  return steps.map(({ before, action }) => nameMove(before, action, speech)).join(' · ');
}

/** A move in a few words. Routes with the same cost and effect have the same words. */
function nameMove(state: State, action: Action, speech: MoveSpeech): string {
  const { words, explainer, language } = speech;
  const nameOf = (company: number) => words.company[companyId(company)];
  const company = nameOf(companyOf(action));
  if (kindOf(action) !== BUILD_KIND) {
    if (phase(state) !== 'draft') return explainer.share(company);
    if (state.options.mode !== 'duel-expert') return explainer.pick(company);
    return `${company}: ${words.table.draft(readPick(state, companyOf(action)))}`;
  }
  const city = state.board.form.cities[cityOf(action)]?.[language] ?? '';
  const [also, harbor, west] = [alsoOf(action), harborOf(action), westOf(action)];
  return [
    explainer.build(company, city, routeOf(state, action)?.length ?? 0),
    also < 0 ? '' : explainer.also(nameOf(also)),
    harbor < 0 ? '' : explainer.harbor(harborName(state, harbor, language)),
    west < 0 ? '' : explainer.west(nameOf(west)),
  ].join('');
}

type Word = Event['event'];

interface ReasonSpeech extends Speech {
  readonly voice: Voice;
}

/** The maximum that people read. */
const MOST = 5;

/** Events that change the further course of the match. */
const WEIGHTY = new Set<Word>([
  ...(['over', 'last-round', 'depleted', 'harbor'] as const),
  ...(['spike-begun', 'spike-off', 'spike-driven'] as const),
]);

/** What a move changes, first for the seat that considers it; the most important first. */
function reasonsFor(foreseen: Foreseen, seat: Seat, speech: ReasonSpeech): readonly string[] {
  const { explainer, voice } = speech;
  const sentencesAbout = (wanted: (word: Word) => boolean) =>
    foreseen.events.flatMap((event) => (wanted(event.event) && voice.event(event)) || []);
  const reasons = [
    ...sentencesAbout((event) => WEIGHTY.has(event)),
    ...ownReasons(foreseen, seat, speech),
    ...rivalReasons(foreseen, seat, speech),
    ...sentencesAbout((event) => event === 'compensation'),
  ].slice(0, MOST);
  return reasons.length > 0 ? reasons : [explainer.quiet];
}

function ownReasons(
  { before, after }: Foreseen,
  seat: Seat,
  speech: ReasonSpeech,
): readonly string[] {
  const { words, explainer, voice } = speech;
  const was = before.seats[seat];
  const becomes = after.seats[seat];
  if (!was || !becomes) return [];
  const name = voice.name(seat);
  const places: string[] = [];
  const figures: string[] = [];
  for (const [company, to] of becomes.lines.entries()) {
    const from = was.lines[company];
    if (!from) continue;
    const called = words.company[companyId(company)];
    const { place } = words.table;
    if (from.place !== to.place)
      places.push(explainer.place(name, called, place[from.place], place[to.place]));
    else if (from.influence !== to.influence)
      figures.push(explainer.influence(called, to.influence - from.influence, to.influence));
    if (from.shares !== to.shares)
      figures.push(explainer.shares(called, to.shares, to.value, firstValue(after, company)));
    else if (to.shares > 0 && from.value !== to.value)
      figures.push(explainer.value(called, from.value, to.value));
  }
  const by = becomes.total - was.total;
  const score = by === 0 ? [] : [explainer.score(name, by, becomes.total)];
  return [...places, ...score, ...figures];
}

/** What a share of a company is worth in first place. */
function firstValue({ columns, companies }: Facts, company: number): number {
  const [first] = columns;
  return (first && companies[company]?.values[first]) ?? 0;
}

/** The others whose score changes, the largest change first. */
function rivalReasons({ before, after }: Foreseen, seat: Seat, { explainer, voice }: ReasonSpeech) {
  const gains = after.seats.map((one, holder) => one.total - (before.seats[holder]?.total ?? 0));
  const too = (gains[seat] ?? 0) > 0;
  return gains
    .map((by, holder) => ({ holder, by }))
    .filter(({ holder, by }) => holder !== seat && by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ holder, by }) => explainer.rival(voice.name(holder), by, too));
}
