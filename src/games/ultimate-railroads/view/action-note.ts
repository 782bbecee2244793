import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { isChanged } from '../data/changes';
import type { Effect } from '../data/effects';
import { TOKEN_IDS } from '../data/tiles-form';
import { rules } from '../rules';
import {
  BONUS_KIND,
  FACTORY_KIND,
  FLIP_KIND,
  INDUSTRY_KIND,
  kindOf,
  oneOf,
  PUT_KIND,
  STEP_KIND,
  TOKEN_KIND,
  threeOf,
  twoOf,
} from '../rules/action';
import { isComplete } from '../rules/complete';
import { compile } from '../rules/program';
import { SEAT, type State } from '../rules/state';
import { MEDAL_TOKEN, REVALUE_TOKEN } from '../rules/tables';
import { STEP_UNITS, UNITS } from '../rules/units';
import { effectsText, numberAt, numberOf } from './action-name';
import { factsOf } from './facts';
import { putOf } from './puts';
import type { Speech } from './voice';

/** What an action brings beyond points. */
export function noteOn(state: State, action: Action, speech: Speech): string {
  const { table } = speech;
  const [one, two, three] = [oneOf(action), twoOf(action), threeOf(action)];
  switch (kindOf(action)) {
    case FACTORY_KIND: {
      const own = factsOf(state).seats[state.now[SEAT] ?? 0];
      const gone = three > 0 ? own?.factories[three - 1] : null;
      const does = effectsText(state.set.tiles.tiles[two]?.factory, speech);
      return gone ? `${does} · ${table.act.replaces(numberOf(gone))}` : does;
    }
    case TOKEN_KIND:
      return tokenNote(state, one, speech);
    case BONUS_KIND: {
      const card = state.set.tiles.bonusCards[one];
      return card ? table.bonusCounts(card) : '';
    }
    case FLIP_KIND:
      return table.act.flips;
    case PUT_KIND:
      return [
        reachWith(state, action, speech),
        displaced(two, speech),
        ...followed(state, action, speech),
      ]
        .filter((part) => part !== '')
        .join(' · ');
    case STEP_KIND:
    case INDUSTRY_KIND:
      return followed(state, action, speech).join(' · ');
    default:
      return '';
  }
}

/** What a ?-token does, where its name does not say it; the name of one that was changed does. */
function tokenNote({ set }: State, token: number, { table, names }: Speech): string {
  const id = TOKEN_IDS[token] ?? 'bonus';
  if (!isChanged(set.tiles, 'tokens', token))
    return table.tokenDoes[id] === names.token[id] ? '' : table.tokenDoes[id];
  return token === MEDAL_TOKEN || token === REVALUE_TOKEN ? table.tokenDoes[id] : '';
}

function reachWith(state: State, action: Action, { table }: Speech): string {
  const put = putOf(state, action);
  const before = factsOf(state).seats[state.now[SEAT] ?? 0]?.lines[oneOf(action)]?.reach;
  return put && before !== undefined ? table.act.reach(before, put.reach) : '';
}

function displaced(over: number, { table }: Speech): string {
  return over > 0 ? table.act.movesOn(numberAt(over - 1)) : '';
}

/** What follows by itself, of the events of an action. */
function followed(state: State, action: Action, speech: Speech): readonly string[] {
  const { table, names } = speech;
  return lookAhead(rules, state, [action]).events.flatMap((event) => {
    if (event.event === 'award') return table.specials[event.what];
    if (event.event === 'unlock') return table.act.unlocks(names.color[event.colour]);
    if (event.event !== 'trigger') return [];
    const off = state.set.tiles.tiles.find(({ id }) => id === event.tile);
    return table.act.setsOff(numberOf(off?.id), effectsText(off?.factory, speech));
  });
}

/** 5.5: after this step the rest of what must be done cannot be done in full anymore, and before it could. */
export function spoilsRest(state: State, action: Action, seat: Seat): boolean {
  const canFinish = (one: State) =>
    isComplete(
      one,
      seat,
      compile(
        UNITS.slice(0, STEP_UNITS).flatMap((steps, unit): Effect[] => {
          const n = one.must[unit] ?? 0;
          return n > 0 ? [{ steps, n } as Effect] : [];
        }),
      ),
    );
  if (!canFinish(state)) return false;
  const { after: next } = lookAhead(rules, state, [action]);
  return rules.turn(next) === rules.turn(state) && !canFinish(next);
}
