import type { ActionLine } from '../../../kit/line';
import { resultOf } from '../../../kit/result-of';
import type { GameEvent, Seat } from '../../../kit/rules';
import { ACTIONS } from '../data/actions';
import { rules } from '../rules';
import { DROP_KIND, ENGINE_KIND, kindOf, oneOf, URBANIZE_KIND } from '../rules/action';
import { bestIncome } from '../rules/best-income';
import { AUCTION, BUILD, GROW, ISSUE, MOVE, PHASE, SEAT, SELECT, type State } from '../rules/state';
import type { Theme } from '../words/puzzle-themes';

/** The theme of a position: its phase, and how the best answer differs from the most tempting wrong one. */
export function themeOf(state: State, right: ActionLine, tempting: ActionLine): Theme {
  const seat = state.turn[SEAT] ?? 0;
  const [first] = right;
  switch (state.turn[PHASE]) {
    case ISSUE:
      return 'shares';
    case AUCTION:
      return kindOf(first) === DROP_KIND ? 'drop' : 'bid';
    case SELECT:
      return LATER.includes(ACTIONS[oneOf(first)]?.id ?? '') ? 'action-ahead' : 'action-now';
    case BUILD:
      return buildTheme(state, seat, right, tempting);
    case MOVE:
      return moveTheme(state, seat, right, tempting);
    case GROW:
      return 'production';
    default:
      throw new RangeError('nothing is decided here');
  }
}

/** Actions that help after this turn rather than in it. */
const LATER: readonly string[] = ['locomotive', 'production', 'turn-order'];

function buildTheme(state: State, seat: Seat, right: ActionLine, tempting: ActionLine): Theme {
  const does = resultOf(rules, state, right);
  const would = resultOf(rules, state, tempting);
  const cities = (line: ActionLine) =>
    line.filter((action) => kindOf(action) === URBANIZE_KIND).join();
  if (cities(right) !== cities(tempting)) return 'new-city';
  const gains = bestIncome(does.after, seat);
  if (gains > bestIncome(state, seat) && gains > bestIncome(would.after, seat))
    return 'longer-delivery';
  if (does.events.some(({ event, seat: owner }) => event === 'link' && owner === seat))
    return 'link';
  const left = ({ after }: typeof does) => after.money[seat] ?? 0;
  return left(does) > left(would) ? 'save-money' : 'lay-track';
}

function moveTheme(state: State, seat: Seat, right: ActionLine, tempting: ActionLine): Theme {
  if ([right, tempting].some(([first]) => kindOf(first) === ENGINE_KIND)) return 'engine';
  const does = paid(resultOf(rules, state, right).events);
  const would = paid(resultOf(rules, state, tempting).events);
  return (does[seat] ?? 0) <= (would[seat] ?? 0) ? 'whom-it-pays' : 'best-delivery';
}

/** The income of a delivery by seat. */
function paid(events: readonly GameEvent[]): readonly number[] {
  const income = events.find(({ event }) => event === 'deliver')?.income;
  return Array.isArray(income) ? income.map(Number) : [];
}
