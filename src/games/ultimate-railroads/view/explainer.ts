import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import type { MoveExplainer } from '../../../ui/game-view';
import { LINES, SEATING } from '../data/board';
import { rules } from '../rules';
import { argsOf, kindOf } from '../rules/actions';
import { type Event, isOf } from '../rules/events';
import { putLine, putOver } from '../rules/put';
import { roundScore } from '../rules/round-score';
import { LINE_COUNT, ROUND, SEAT, type State } from '../rules/state';
import type { ExplainerWords } from '../words/en/explainer';
import { PARTS } from '../words/ids';
import { texts } from '../words/texts';
import { nameOfSteps, numberAt, numberOf } from './action-text';
import { factsOf } from './facts';
import { nameOf } from './kinds';
import { spaceIn } from './legal';
import { type Speech, speechOf } from './voice';

interface CoachSpeech extends Speech {
  readonly explainer: ExplainerWords;
}

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, table, explainer] = await Promise.all([
    parts.words.fetch(),
    parts.table.fetch(),
    parts.explainer.fetch(),
  ]);
  const speech = ({ set }: State) => ({ ...speechOf(words, table, set.tiles), explainer });
  return {
    move: (state, actions) => explainer.line(partsOfLine(state, actions, speech(state))),
    onBoard: (_, [action = NOTHING_YET]) => spaceIn(action) !== null,
    parts: (state, actions) => partsOfLine(state, actions, speech(state)),
    reasons: (state, actions, seat) => reasonsFor(state, actions, seat, speech(state)),
  };
}

const NOTHING_YET: Action = -1;

/**
 * The actions of one turn in a few words each: steps of the same track in a row are one way, and a locomotive is named
 * where it is put.
 */
function partsOfLine(
  state: State,
  actions: readonly Action[],
  speech: CoachSpeech,
): readonly string[] {
  const { explainer } = speech;
  const parts: string[] = [];
  let pushed: number | null = null;
  let run = { from: state, action: NOTHING_YET, steps: 0 };
  const { steps } = lookAhead(rules, state, actions);
  for (const [at, { before, action }] of steps.entries()) {
    const kind = kindOf(action).do;
    const goesOn = kind === 'step' && action === run.action;
    run = goesOn ? { ...run, steps: run.steps + 1 } : { from: before, action, steps: 1 };
    if (goesOn) parts.pop();
    const name =
      kind === 'step'
        ? nameOfSteps(run.from, action, run.steps, speech)
        : nameOf(before, action, speech);
    if (kind === 'pass') parts.push(explainer.pass(pointsFor(before)));
    else if (kind === 'move') parts.push(explainer.move(name));
    else if (kind === 'put') {
      parts.push(nameOfPut(before, action, pushed, speech));
      pushed = overIn(action);
    }
    // What ends a turn says nothing beside what was done in it.
    else if (
      !(kind === 'take' && at + 1 < actions.length) &&
      ((kind !== 'done' && kind !== 'skip' && kind !== 'bonus') || parts.length === 0)
    )
      parts.push(capital(name));
  }
  return parts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The number of the locomotive that makes room; null: none has to. */
function overIn(action: Action): number | null {
  const over = putOver(argsOf(action));
  return over === 0 ? null : numberAt(over - 1);
}

function nameOfPut(
  state: State,
  action: Action,
  pushed: number | null,
  { names, explainer }: CoachSpeech,
): string {
  const locomotive = numberOf(factsOf(state).hand);
  const line = names.part[LINES[putLine(argsOf(action))]?.id ?? 'trans'];
  return explainer.put(locomotive, line, overIn(action), locomotive === pushed);
}

function pointsFor({ now, order, seats }: State): number {
  return SEATING[seats]?.passPoints[order.indexOf(now[SEAT] ?? 0)] ?? 0;
}

/** The most reasons shown: readers would skip more. */
const MOST = 5;

/** What a line changes for the seat that thinks of it; the weightiest comes first. */
function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { names, explainer }: CoachSpeech,
): readonly string[] {
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  const own = events.filter((event) => isOf(event, seat));
  const reasons: string[] = [];
  const [was, is] = [roundScore(state, seat), roundScore(after, seat)];
  if (was !== is && after.now[ROUND] === state.now[ROUND]) {
    reasons.push(explainer.round(was, is));
    const left = factsOf(state).rounds - (state.now[ROUND] ?? 0);
    if (left > 0) reasons.push(explainer.later(is - was, left));
  }
  const points = own.reduce(
    (sum, event) => sum + (event.event === 'points' || event.event === 'pass' ? event.points : 0),
    0,
  );
  if (points > 0) reasons.push(explainer.points(points));
  reasons.push(...own.flatMap((event) => gainIn(event, names, explainer)));
  for (let line = 0; line < LINE_COUNT; line++) {
    const place = seat * LINE_COUNT + line;
    const [from = 0, to = 0] = [state.reach[place], after.reach[place]];
    const part = PARTS[line];
    if (from !== to && part) reasons.push(explainer.reach(names.part[part], from, to));
  }
  const cost = costIn(own);
  if (cost.workers + cost.rubles > 0 && reasons.length < MOST)
    reasons.push(explainer.costs(cost.workers, cost.rubles));
  return [...new Set(reasons)].slice(0, MOST);
}

function gainIn(
  event: Event,
  names: Speech['names'],
  explainer: ExplainerWords,
): readonly string[] {
  switch (event.event) {
    case 'award':
      return [explainer.gains(names.award[event.what])];
    case 'unlock':
      return [explainer.unlocks(names.color[event.colour])];
    case 'hire':
      return [explainer.hires(names.engineer(event.engineer))];
    case 'use':
      if (event.space === 'place-1' || event.space === 'place-2')
        return [explainer.order(event.space === 'place-1' ? 1 : 2)];
      return [];
    default:
      return [];
  }
}

function costIn(events: readonly Event[]): {
  readonly workers: number;
  readonly rubles: number;
} {
  const used = events.find((one) => one.event === 'use');
  const [workers, black, rubles] = used?.pay ?? [0, 0, 0];
  return { workers: workers + black, rubles };
}
