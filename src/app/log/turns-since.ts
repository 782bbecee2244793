import { type Ply, type Turn, turnsOf } from '../../kit/ply';
import type { GameEvent, Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { GameWords, Language } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { MoveExplainer } from '../../ui/game-view';
import type { Telling } from '../../ui/telling';
import { shownSeats } from '../match-parts/shown-names';
import { apart, eventSentences, type Sentence, toldEvents } from './log-sentences';

/** An event of less weight is told only where nothing of this weight happened in the same turns. */
const MAIN = 2;

/** How what others did is put into words. */
export interface Teller {
  readonly viewers: Viewers;
  readonly game: GameWords;
  readonly telling: Telling;
}

/** How many more, or fewer, points a seat has. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
}

/** What a player has done in one turn or several, and what came of it. */
export interface Told {
  /** Null: what happened to the whole match. */
  readonly seat: Seat | null;
  /** How many more, or fewer, points the player has by it: not by what others did in the meantime. */
  readonly points: number;
  /** Whose points it has changed besides. */
  readonly others: readonly Gain[];
  /** What is alike told once. */
  readonly outcomes: readonly string[];
  /** Purchases, and what followed by itself. */
  readonly rest: readonly string[];
}

/** The turns of others since one of these seats acted last, oldest first. */
export function turnsSince({ timeline }: LiveMatch, own: (seat: Seat) => boolean): readonly Turn[] {
  const line = timeline.line();
  let from = line.length;
  while (from > 0 && !own(line[from - 1]?.seat ?? 0)) from--;
  return turnsOf(line.slice(from));
}

/** The last turns of others than these seats, with none of theirs in between, oldest first; none once two of theirs followed. */
export function lastTurns({ timeline }: LiveMatch, own: (seat: Seat) => boolean): readonly Turn[] {
  const line = timeline.line();
  const isOwn = (at: number) => own(line[at]?.seat ?? 0);
  let to = line.length;
  while (to > 0 && isOwn(to - 1)) to--;
  const next = line[to];
  if (next && next.turn !== timeline.rules.turn(timeline.state)) return [];
  let from = to;
  while (from > 0 && !isOwn(from - 1)) from--;
  return turnsOf(line.slice(from, to));
}

/** What was done in these turns, player by player, in the order in which they acted. */
export function doneIn(match: LiveMatch, turns: readonly Turn[], teller: Teller): readonly Told[] {
  const plies = turns.flatMap((turn) => turn.plies);
  const tell = (events: readonly GameEvent[]) =>
    toldEvents(events, match.timeline, teller.viewers, teller.game);
  const done = [...new Set(plies.map(({ seat }) => seat))].flatMap((seat): readonly Told[] => {
    const events = plies.flatMap((ply) => (ply.seat === seat ? ply.events : []));
    const told = tell(apart(events, teller.game)[0]);
    if (told.length === 0) return [];
    const gained = gainsBy(match, plies, teller, seat);
    const others = changedBy(match, gained).filter((one) => one.seat !== seat);
    return [{ seat, points: gained(seat), others, ...byWeight(told, teller) }];
  });
  const [, ofMatch] = apart(
    plies.flatMap(({ events }) => events),
    teller.game,
  );
  const told = tell(ofMatch);
  if (told.length === 0) return done;
  const others = teller.game.scoring ? changedBy(match, scoredIn(match, plies, teller)) : [];
  return [...done, { seat: null, points: 0, others, ...byWeight(told, teller) }];
}

/** What came of turns, and apart from it what is told only on request; a bid or a pass only where nothing more was done. */
function byWeight(told: readonly Sentence[], { telling }: Teller): Pick<Told, 'outcomes' | 'rest'> {
  const most = Math.max(...told.map(({ event }) => telling.weightOf(event)));
  const least = Math.min(most, MAIN);
  const isOutcome = ({ event }: Sentence) => most > 0 && telling.weightOf(event) >= least;
  return {
    outcomes: briefly(told.filter(isOutcome)),
    rest: briefly(told.filter((one) => !isOutcome(one))),
  };
}

/** The seats whose points have changed. */
function changedBy({ header }: LiveMatch, gained: (seat: Seat) => number): readonly Gain[] {
  return header.seats.flatMap((_, seat) => {
    const points = gained(seat);
    return points === 0 ? [] : { seat, points };
  });
}

/** By how much the scores of seats that did nothing in these turns have changed, where there is a reason to say. */
export function changedIn(
  match: LiveMatch,
  turns: readonly Turn[],
  teller: Teller,
  seats: readonly Seat[],
  why: NonNullable<MoveExplainer['changes']>,
): readonly Told[] {
  const plies = turns.flatMap((turn) => turn.plies);
  const [first, last] = [plies[0], plies.at(-1)];
  if (!first || !last) return [];
  const { timeline, header } = match;
  const [before, after] = [timeline.stateBefore(first), timeline.stateAt(last.entry)];
  const gained = gainsIn(match, plies, teller);
  return seats.flatMap((seat) => {
    const points = gained(seat);
    const outcomes = points === 0 ? [] : why(before, after, seat, shownSeats(header));
    return outcomes.length > 0 ? [{ seat, points, others: [], outcomes, rest: [] }] : [];
  });
}

/** A turn in one sentence: what says most about it. */
export interface Outcome {
  readonly seat: Seat;
  readonly text: string;
  /** What the sentence tells. */
  readonly events: readonly GameEvent[];
  /** How many more, or fewer, points its player has. */
  readonly points: number;
  /** Whose points it has changed besides. */
  readonly others: readonly Gain[];
  /** Nothing alike was done in the turn before its last action. */
  readonly isNew: boolean;
}

/** What was done in these plies, as it is told. */
function toldIn({ timeline }: LiveMatch, plies: readonly Ply[], { viewers, game }: Teller) {
  const [events] = apart(
    plies.flatMap((ply) => ply.events),
    game,
  );
  return toldEvents(events, timeline, viewers, game);
}

/** Of several turns the one of which most is to be said; of those alike the last. */
export function heaviestTurn(
  match: LiveMatch,
  turns: readonly Turn[],
  teller: Teller,
): Turn | undefined {
  const weights = turns.map((turn) =>
    Math.max(
      0,
      ...toldIn(match, turn.plies, teller).map(({ event }) => teller.telling.weightOf(event)),
    ),
  );
  return turns[weights.lastIndexOf(Math.max(...weights))];
}

/** What says most about a turn; of one that goes on, what was done last. Null: there is nothing to say about it. */
export function outcomeOf(
  match: LiveMatch,
  turn: Turn,
  teller: Teller,
  language: Language,
  goesOn = false,
): Outcome | null {
  const { viewers, game, telling } = teller;
  const told = toldIn(match, turn.plies, teller);
  const steps = turn.plies.map((ply) => toldIn(match, [ply], teller));
  const last = steps.filter((step) => step.length > 0).at(-1) ?? [];
  const among = goesOn ? last : told;
  const most = Math.max(0, ...among.map(({ event }) => telling.weightOf(event)));
  const heaviest = among.filter(({ event }) => telling.weightOf(event) === most);
  const best = most > 0 ? heaviest[placeOfBest(match, turn, heaviest, teller)] : among[0];
  if (!best) return null;
  const alike = told.filter((one) => one.text === best.text);
  const tell = (event: GameEvent) => eventSentences([event], match.timeline, viewers, game).join();
  const visible = told.map(({ event }) => event);
  const text = telling.turnTold?.(best.event, visible, tell, language) ?? briefly(alike).join();
  const { seat } = turn;
  const gained = gainsIn(match, turn.plies, teller);
  const others = changedBy(match, gained).filter((one) => one.seat !== seat);
  const events = alike.map(({ event }) => event);
  const isNew = alike.length === 1 && steps.at(-1) === last;
  return { seat, text, events, points: gained(seat), others, isNew };
}

/** The place of what brought the player the most points; of what brought the same the last: it is where the others led to. */
function placeOfBest(
  match: LiveMatch,
  { plies, seat }: Turn,
  told: readonly Sentence[],
  teller: Teller,
): number {
  if (told.length === 1) return 0;
  const gains = told.map(({ event }) => {
    const ply = plies.find(({ events }) => events.includes(event));
    return ply ? gainsIn(match, [ply], teller)(seat) : 0;
  });
  return gains.lastIndexOf(Math.max(...gains));
}

/** By how much the score of each seat has changed by what one of them did, turn after turn. */
function gainsBy(
  match: LiveMatch,
  plies: readonly Ply[],
  teller: Teller,
  seat: Seat,
): (of: Seat) => number {
  const gains: ((of: Seat) => number)[] = [];
  for (let from = 0, to = 0; from < plies.length; from = to) {
    const acting = plies[from]?.seat;
    while (to < plies.length && plies[to]?.seat === acting) to++;
    if (acting === seat) gains.push(gainsIn(match, plies.slice(from, to), teller));
  }
  return (of) => gains.reduce((sum, gained) => sum + gained(of), 0);
}

/** By how much the score of each seat has changed in these plies by what was done, as far as the viewers may know. */
function gainsIn(match: LiveMatch, plies: readonly Ply[], teller: Teller): (seat: Seat) => number {
  const [first, last] = [plies[0], plies.at(-1)];
  if (!first || !last) return () => 0;
  const { timeline } = match;
  const { viewers, telling } = teller;
  const scoresOf = (state: object) =>
    telling.scoresOf?.(state) ?? timeline.rules.standing(state, viewers).scores;
  const before = scoresOf(timeline.stateBefore(first));
  const after = scoresOf(timeline.stateAt(last.entry));
  const scored = scoredIn(match, plies, teller);
  return (seat) => (after[seat] ?? 0) - (before[seat] ?? 0) - scored(seat);
}

/** What scorings gave each seat in these plies. */
function scoredIn(
  { timeline }: LiveMatch,
  plies: readonly Ply[],
  { telling }: Teller,
): (seat: Seat) => number {
  const { scored } = telling;
  if (!scored) return () => 0;
  return (seat) =>
    plies.reduce(
      (sum, ply) =>
        sum +
        scored(
          ply.events,
          seat,
          () => timeline.stateBefore(ply),
          () => timeline.stateAt(ply.entry),
        ),
      0,
    );
}

type Alike = Pick<Sentence, 'text' | 'told'>;

/** What happened in a folded turn: repeated sentences appear once, with their count. */
export function briefly(sentences: readonly Alike[]): readonly string[] {
  const alike = new Map<string, { readonly first: Alike; times: number }>();
  for (const sentence of sentences) {
    const known = alike.get(sentence.text);
    if (known) known.times++;
    else alike.set(sentence.text, { first: sentence, times: 1 });
  }
  return [...alike.values()].map(({ first, times }) => {
    if (times === 1) return first.text;
    const said = first.told(times);
    // Not every game has words for it.
    return said === first.text ? said.replace(/\.?$/, ` ×${times}.`) : said;
  });
}
