import { figureAt } from '../../../kit/figure-at';
import { fromAxial, writeHex } from '../../../kit/hex';
import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { fits, stepsIn } from '../../../kit/line';
import type { LessonPointer } from '../../../ui/game-view';
import { hexText, readHex } from '../rules/base/map';
import { activeOwner, type State } from '../rules/state/state';
import { legalIn } from './model/base/legal';

const FOOT = '.f-ask__foot > .button';
const CONFIRM = `${FOOT}[data-kind="primary"]`;
/** The first one; there may be a row of quantities before it. */
const BACK = `:is(${FOOT}:first-child, .f-count + .button)`;
/** What ends the step while an action waits to be confirmed. */
const INSTEAD = `${FOOT}:has(+ [data-kind="primary"])`;
const LAST = `${FOOT}:last-child`;
/** What a trolley does, by the word of the action. */
const TROLLEY = ['drive', 'load', 'deliver'];
/** What ends the report of a fight. */
const SEEN = '.turn-panel__foot .button[data-kind="primary"]';
const GO = '.warning__answers [data-kind="plain"]';
const STAY = '.warning__answers [data-kind="primary"]';
const FEWER = '.f-count .button[data-kind="icon"]';
const MORE = `${FEWER} ~ .button[data-kind="icon"]`;

/** The next tap on the way to what a lesson asks for. */
export const lessonPointer: LessonPointer<State> = (goal, open, state) => {
  if (goal.goal === 'read') return goal.at ? hex(goal.at) : null;
  if (open.step === 'report') return SEEN;
  if (goal.goal === 'look') return hex(goal.at.at);
  const steps = stepsIn(goal.like);
  const wanted = steps[0] ?? {};
  if (open.step === 'warning') return wanted.do === 'done' ? GO : STAY;
  if (TROLLEY.includes(String(wanted.do))) return byTrolley(steps, open, state);
  const shown = isObject(open.given) ? { ...open.given, isGiven: true } : open;
  return toward(wanted, steps.length, shown, state);
};

/** A whole way of the trolley, and what it does at its end: the tile, the offer there, then Confirm. */
function byTrolley(steps: readonly JsonObject[], open: JsonObject, state: State): string {
  const last = steps.at(-1) ?? {};
  const drives = steps.flatMap(({ to }) => (typeof to === 'string' ? [to] : []));
  const place = drives.at(-1) ?? hexText(state, figureAt(state.trolleyAt, activeOwner(state)));
  const offered = `.f-offer[data-offer="${[last.do, place, last.good ?? ''].join(' ').trim()}"]`;
  const isThere = document.querySelector(offered) !== null;
  if (open.step === 'none' || open.hex === null) return isThere ? offered : hex(place);
  if (open.hex !== boardId(place)) return BACK;
  const isOpen = document.querySelector(`${offered}[aria-pressed="true"]`) !== null;
  return isOpen || !isThere ? CONFIRM : offered;
}

function toward(wanted: JsonObject, times: number, open: JsonObject, state: State): string {
  if (isOpen(wanted, open)) return counted(times, open);
  switch (wanted.do) {
    case 'move':
    case 'explore':
      return between(wanted, open, [wanted.from, wanted.to ?? wanted.at]);
    case 'road':
      return between(wanted, open, Array.isArray(wanted.between) ? wanted.between : []);
    case 'sell':
      return towardSale(wanted, open);
    case 'upgrade':
      return open.step === 'deed' ? CONFIRM : `.f-offer[data-offer="${wanted.do} ${wanted.what}"]`;
    case 'payout':
    case 'withhold':
      return `.f-offer[data-do="${wanted.do}"]`;
    case 'quit':
      if (document.querySelector('[data-company][aria-pressed="true"]')) return BACK;
      return `${FOOT}:nth-child(${placeOf(state, 'quit', ['pass', 'quit'])})`;
    case 'bid':
      return towardsBid(Number(wanted.amount));
    case 'place':
      return `.f-places li:nth-child(${Number(wanted.place) + 1}) .button`;
    case 'retreat':
      return between(wanted, open, [wanted.to]);
    case 'done':
      if (open.isGiven && open.do !== null) return INSTEAD;
      return open.do === null && open.step !== 'deed' ? LAST : BACK;
    default:
      return wanted.company === undefined
        ? between(wanted, open, [wanted.at])
        : towardShare(wanted, open, state);
  }
}

/** Whether Confirm would play the wanted action. */
function isOpen(wanted: JsonObject, open: JsonObject): boolean {
  return open.step !== 'none' && fits(open, wanted) && wanted.do !== 'done';
}

function counted(times: number, open: JsonObject): string {
  if (open.count === times) return CONFIRM;
  return Number(open.count) < times ? MORE : FEWER;
}

/** Hex by hex, then the action there. Anything else that is open is closed first. */
function between(wanted: JsonObject, open: JsonObject, places: readonly (Json | undefined)[]) {
  const ids = places.map(boardId);
  const [first] = ids;
  if (open.step === 'none' || open.hex === null) return hex(places[0]);
  // There is no way back from what is given, and no need of it.
  if (open.isGiven && open.hex !== first)
    return hex(open.from === places[0] ? places.at(-1) : places[0]);
  if (open.hex === ids.at(-1)) {
    const offered = offerOf(wanted, places);
    return document.querySelector(offered) ? offered : BACK;
  }
  return open.hex === first && open.do === null ? hex(places.at(-1)) : BACK;
}

/** An offer's id is its action and places. */
function offerOf(wanted: JsonObject, places: readonly (Json | undefined)[]): string {
  const id = [wanted.do, ...places, wanted.good ?? ''].join(' ').trim();
  return `.f-offer[data-offer="${id}"]`;
}

/** A set of goods, or a share of the own company. */
function towardSale(wanted: JsonObject, open: JsonObject): string {
  if (open.step !== 'none') return BACK;
  if (!Array.isArray(wanted.set)) return BACK;
  const left = wanted.set
    .map((good) => `.f-good[data-good="${good}"][aria-pressed="false"]`)
    .find((good) => document.querySelector(good));
  return left ?? CONFIRM;
}

/** By one, or by five while that is not too much. */
function towardsBid(amount: number): string {
  const shown = Number(document.querySelector<HTMLElement>('.f-count')?.dataset.amount);
  if (shown === amount) return CONFIRM;
  if (shown > amount) return FEWER;
  return shown + 5 <= amount ? '.f-count > .button' : MORE;
}

/** In a share round the company is opened first; where shares are dealt there is a button for each. */
function towardShare({ company }: JsonObject, open: JsonObject, state: State): string {
  if (open.step !== 'none') return BACK;
  const line = `[data-company="${company}"]`;
  if (document.querySelector(`${line}[aria-pressed="false"]`)) return line;
  if (document.querySelector(line)) return `${FOOT}:nth-child(2)`;
  const buys = legalIn(state).filter(({ form }) => form.do === 'buy' && 'company' in form);
  const place = 1 + buys.findIndex(({ form }) => form.company === company);
  return `.f-ways .button:nth-child(${place})`;
}

/** The position of a word's button among the legal ones of `words`. */
function placeOf(state: State, word: string, words: readonly string[]): number {
  const there = words.filter((one) => legalIn(state).some(({ form }) => form.do === one));
  return 1 + there.indexOf(word);
}

const hex = (place: Json | undefined) => `[data-hex="${boardId(place)}"]`;

/** A written hex as the board numbers it. */
function boardId(place: Json | undefined): string {
  const found = readHex(place);
  return found ? writeHex(fromAxial(...found)) : '';
}
