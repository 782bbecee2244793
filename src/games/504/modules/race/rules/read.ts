import type { Json, JsonObject } from '../../../../../kit/json';
import { array, count, flaw, record, truth, wordOf } from '../../../../../kit/reading';
import { CITIES, KINDS, WATER } from '../../../data/board';
import { hadCapital } from '../../../rules/base/read-owner';
import {
  BYTE_MOST,
  bitsOf,
  type Keys,
  positive,
  type Reading,
} from '../../../rules/base/reading-parts';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countsExplored, countsWay, hasCards, rewardsFreed } from '../state';
import { cardsOf } from './cards';
import { featsOf } from './role-3';

const TERRAINS = KINDS.filter((_, kind) => kind !== WATER);

export const raceReading: Reading = {
  keys({ world }, part) {
    if (part === 'position') return positionKeys(world);
    if (part === 'turn') return { needed: [], optional: ['moved'] };
    if (part !== 'owner') return null;
    const needed: string[] = [];
    if (hasCards(world)) needed.push('cards', 'home');
    if (countsWay(world)) needed.push('since');
    if (countsExplored(world)) needed.push('explored');
    return { needed };
  },
  owner(state, owner, form, at) {
    if (hasCards(state.world)) readCards(state, owner, form, at);
    if (countsWay(state.world)) state.since[owner] = count(form.since, `${at}.since`, 0xffff);
    if (countsExplored(state.world)) readExplored(state, owner, form.explored, `${at}.explored`);
  },
  elsewhere(state, owner) {
    const isLaid = hasCards(state.world) && state.world.residents;
    return {
      residents: 0,
      settlements: isLaid && state.home[owner] > 0 ? 1 : 0,
      // M2.6: a card is marked without a resident where storage had none.
      lost: isLaid ? cardsOf(state, owner) : 0,
    };
  },
  position(state, form) {
    if (rewardsFreed(state.world)) state.freed[0] = count(form.freed, 'freed', CITIES);
    else if (state.world.role[2] === 3) readBonuses(state, form.bonuses);
  },
  turn(state, form) {
    if (form.moved === undefined) return;
    state.movedCapital[0] = truth(form.moved, 'turn.moved')
      ? 1
      : flaw('not-a-truth-value', 'turn.moved');
  },
};

/** M2.10: the bonuses left, or how many free cities were conquered. */
function positionKeys(world: State['world']): Keys | null {
  if (rewardsFreed(world)) return { needed: ['freed'] };
  return world.role[2] === 3 ? { needed: ['bonuses'] } : null;
}

function readCards(state: State, owner: Owner, { cards, home }: JsonObject, at: string): void {
  state.cards[owner] = bitsOf(cards, `${at}.cards`, CITIES + 1);
  if (state.cards[owner] & 1) flaw('too-few', `${at}.cards`);
  if ((home !== null) !== hadCapital(state, owner, home !== null)) flaw('missing', `${at}.home`);
  if (home === null) return;
  state.home[owner] = positive(home, `${at}.home`, CITIES);
  if ((state.cards[owner] >> state.home[owner]) & 1) flaw('twice', `${at}.home`);
}

function readExplored(state: State, owner: Owner, json: Json | undefined, at: string): void {
  const form = record(json, at, [], TERRAINS);
  KINDS.forEach((kind, place) => {
    if (form[kind] !== undefined)
      state.explored[owner * KINDS.length + place] = positive(
        form[kind],
        `${at}.${kind}`,
        BYTE_MOST,
      );
  });
}

function readBonuses(state: State, json: Json | undefined): void {
  const { keys } = featsOf(state.world);
  for (const [index, key] of array(json, 'bonuses').entries()) {
    const bit = 1 << wordOf(key, `bonuses[${index}]`, keys);
    if (state.bonuses[0] & bit) flaw('twice', `bonuses[${index}]`);
    state.bonuses[0] |= bit;
  }
}
