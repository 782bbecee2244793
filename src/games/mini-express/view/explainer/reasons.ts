import type { Seat } from '../../../../kit/rules';
import type { Event } from '../../rules/events';
import type { ExplainerWords } from '../../words/en/explainer';
import type { Words } from '../../words/words';
import type { Foreseen } from '../facts';
import { companyId } from '../names';
import type { Voice } from '../voice';

type Word = Event['event'];

interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
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
export function reasonsFor(foreseen: Foreseen, seat: Seat, speech: Speech): readonly string[] {
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

function ownReasons({ before, after }: Foreseen, seat: Seat, speech: Speech): readonly string[] {
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
    if (from.shares !== to.shares) figures.push(explainer.shares(called, to.shares));
    else if (to.shares > 0 && from.value !== to.value)
      figures.push(explainer.value(called, from.value, to.value));
  }
  const by = becomes.total - was.total;
  const score = by === 0 ? [] : [explainer.score(name, by, becomes.total)];
  return [...places, ...score, ...figures];
}

/** The others whose score changes, the largest change first. */
function rivalReasons({ before, after }: Foreseen, seat: Seat, { explainer, voice }: Speech) {
  return after.seats
    .map((one, holder) => ({ holder, by: one.total - (before.seats[holder]?.total ?? 0) }))
    .filter(({ holder, by }) => holder !== seat && by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ holder, by }) => explainer.rival(voice.name(holder), by));
}
