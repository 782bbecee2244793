import { median, p95 } from '../measure';
import { spread } from '../row';
import type { TapTime } from './finger';
import { SHOWN_WITHIN, show } from './paper';
import type { TurnTimes } from './turn';

/** So many times slower than at its best a machine may have been around a tap, to be called calm. */
const CALM = 1.2;

/** Taps of one kind. */
interface Kind {
  readonly what: string;
  readonly taps: readonly TapTime[];
  /** Milliseconds within which even the slowest must be answered; absent where nobody waits for it. */
  readonly goal?: { readonly most: number };
}

/** Taps whose answer must feel immediate. */
export const immediate = (what: string, taps: readonly TapTime[]): Kind => ({
  what,
  taps,
  goal: SHOWN_WITHIN,
});

/** All taps of these turns. */
export function kindsOf(turns: readonly TurnTimes[]): readonly Kind[] {
  const company = turns.flatMap((turn) => turn.company);
  const share = turns.flatMap((turn) => turn.share ?? []);
  const city = turns.flatMap((turn) => turn.city ?? []);
  const confirm = turns.map((turn) => turn.confirm);
  const next = turns.map((turn) => turn.next);
  return [
    immediate('company, at one’s own turn', company),
    immediate('its share', share),
    immediate('a city', city),
    immediate('Confirm, seen at work', confirm),
    { what: 'Confirm, written and shown', taps: next },
  ];
}

/**
 * Rows of taps, in milliseconds: what is usual, and the slowest; then the slowest among those at which the machine
 * was calm, for what its neighbours take from it is neither the app's doing nor a phone's; then how calm it was.
 */
export function showTaps(kinds: readonly Kind[]): void {
  const paces = kinds.flatMap(({ taps }) => taps.map((tap) => tap.pace));
  const best = Math.min(...paces);
  for (const { what, taps, goal } of kinds) {
    spread(what, timesOf(taps), goal).forEach(show);
    if (!goal) continue;
    showSlowest(`${what}: slowest`, taps);
    const calm = taps.filter(({ stolen, pace }) => stolen === 0 && pace <= CALM * best);
    showSlowest(`${what}: slowest of ${calm.length} on a calm machine`, calm);
  }
  const what = 'the machine itself, against its best';
  show({ what: `${what}: median`, figure: median(paces) / best, unit: '×' });
  show({ what: `${what}: 19 in 20 within`, figure: p95(paces) / best, unit: '×' });
}

const timesOf = (taps: readonly TapTime[]) => taps.map(({ ms }) => ms);

function showSlowest(what: string, taps: readonly TapTime[]): void {
  if (taps.length > 0)
    show({ what, figure: Math.max(...timesOf(taps)), unit: 'ms', goal: SHOWN_WITHIN });
}
