import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { seatName } from '../match-parts/shown-names';
import type { Words } from '../words/en';
import { apart, entrySentences, eventSentences, toldEvents } from './log-sentences';
import { briefly } from './turns-since';
import type { LogWords } from './words';

/** One position of a match that can be shown, and what led to it. */
export interface LogStep {
  /** Its index among all steps, from 0. */
  readonly at: number;
  /** The number of entries before it. */
  readonly entries: number;
  readonly sentences: readonly string[];
  /** What then happened to the whole match, such as a scoring. */
  readonly ofMatch: readonly string[];
  /** The turn in which it was played; null where nothing was played. */
  readonly turn: number | null;
  readonly seat: Seat | null;
  /** Round and phase, in the words of the game; null where it has none. */
  readonly heading: string | null;
  /** Where the rules no longer replay the log, the stored position. */
  readonly kept: object | null;
}

/** The steps of one turn, or a single step outside turns. */
export interface LogTurn {
  readonly steps: readonly [LogStep, ...LogStep[]];
  readonly last: LogStep;
  /** What happened in all of them, what is alike told once. */
  readonly brief: readonly string[];
  /** What then happened to the whole match: an entry of its own. */
  readonly ofMatch: readonly string[];
  /** Whose turn it is; null where nothing was played. */
  readonly name: string | null;
  /** Round and phase where they differ from those before; else null. */
  readonly heading: string | null;
  /** The players in the order in which they act from there; null where that is always the order of seats. */
  readonly order: readonly string[] | null;
}

/** Every position of a match, oldest first, with what the viewers may read. The first one is the beginning. */
export function stepsOf(
  match: LiveMatch,
  viewers: Viewers,
  game: GameWords,
  words: Words,
  own: LogWords,
): readonly LogStep[] {
  const { timeline } = match;
  const none = { ofMatch: [], turn: null, seat: null, heading: null, kept: null };
  const opening = eventSentences(timeline.opening, timeline, viewers, game);
  const steps: LogStep[] = [{ ...none, at: 0, entries: 0, sentences: [own.begin, ...opening] }];
  for (const [before, { do: done }] of timeline.entries.entries()) {
    const entries = before + 1;
    const told = entrySentences(timeline, entries, viewers, game, words);
    const ply = done === 'play' ? timeline.tip(entries) : null;
    const heading = (ply?.heading && (game.turnHeading ?? game.heading)?.(ply.heading)) ?? null;
    const played = ply && { turn: ply.turn, seat: ply.seat, heading };
    // A step that the game has no sentence for is a place to go to all the same.
    const isSilent = ply !== null && told.own.length === 0;
    const sentences = isSilent
      ? [own.goesOn(seatName(match.header, ply.seat, game.automa))]
      : told.own;
    steps.push({ ...none, ...played, at: entries, entries, sentences, ofMatch: told.ofMatch });
  }
  for (const { entries, state } of match.incompatible.value?.kept ?? []) {
    if (entries > timeline.length)
      steps.push({
        ...none,
        at: steps.length,
        entries,
        sentences: [own.keptPosition],
        kept: state,
      });
  }
  return steps;
}

/** The steps, grouped by the turns in which they were played. */
export function turnsIn(
  steps: readonly LogStep[],
  match: LiveMatch,
  viewers: Viewers,
  game: GameWords,
): readonly LogTurn[] {
  const groups: [LogStep, ...LogStep[]][] = [];
  for (const step of steps) {
    const open = groups.at(-1);
    if (open && step.turn !== null && open[0].turn === step.turn) open.push(step);
    else groups.push([step]);
  }
  let before: string | null = null;
  return groups.map((group) => {
    const [first] = group;
    const heading = first.heading !== before ? first.heading : null;
    // A step outside turns is under the heading before it.
    before = first.heading ?? before;
    return {
      steps: group,
      last: group.at(-1) ?? first,
      ofMatch: group.flatMap(({ ofMatch }) => ofMatch),
      brief: group.length === 1 ? first.sentences : briefOf(group, match, viewers, game),
      name: first.seat === null ? null : seatName(match.header, first.seat, game.automa),
      heading,
      order: heading === null ? null : orderAt(match, first.entries - 1, game),
    };
  });
}

function briefOf(
  steps: readonly LogStep[],
  { timeline }: LiveMatch,
  viewers: Viewers,
  game: GameWords,
): readonly string[] {
  const [events] = apart(
    steps.flatMap(({ entries }) => timeline.tip(entries)?.events ?? []),
    game,
  );
  const told = briefly(toldEvents(events, timeline, viewers, game));
  // A turn of which nothing can be told in short is a place to go to all the same.
  return told.length > 0 ? told : (steps.at(-1)?.sentences ?? []);
}

/** The players in the order in which they act then; null where that is always the order of seats. */
function orderAt({ timeline, header }: LiveMatch, entries: number, game: GameWords) {
  const order = timeline.rules.order?.(timeline.stateAt(entries));
  return order ? order.map((seat) => seatName(header, seat, game.automa)) : null;
}
