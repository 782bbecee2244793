import { median, p95 } from '../measure';
import { spread } from '../row';
import { bestPace, calmTaps } from './calm';
import type { TapTime } from './finger';
import { SHOWN_WITHIN, show } from './paper';
import type { TurnTimes } from './turn';

/** Taps of one kind. */
export interface Kind {
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

/** All taps whose answer must feel immediate. */
export function immediateTaps(kinds: readonly Kind[]): readonly TapTime[] {
  return kinds.flatMap(({ taps, goal }) => (goal ? taps : []));
}

/**
 * Rows of taps, in milliseconds: what is usual, and the slowest; then the slowest among those at which the machine
 * was calm; the same of all kinds together; then how calm it was.
 */
export function showTaps(kinds: readonly Kind[]): void {
  const all = immediateTaps(kinds);
  const best = bestPace(all);
  for (const { what, taps, goal } of kinds) {
    spread(what, timesOf(taps), goal).forEach(show);
    if (goal) showSlowest(what, taps, best);
  }
  showSlowest(`all ${all.length} taps`, all, best);
  const paces = all.map(({ pace }) => pace);
  const what = 'the machine itself, against its best';
  show({ what: `${what}: median`, figure: median(paces) / best, unit: '×' });
  show({ what: `${what}: 19 in 20 within`, figure: p95(paces) / best, unit: '×' });
}

const timesOf = (taps: readonly TapTime[]) => taps.map(({ ms }) => ms);

function showSlowest(what: string, taps: readonly TapTime[], best: number): void {
  const calm = calmTaps(taps, best);
  const rows = [
    { what: `${what}: slowest`, among: taps },
    { what: `${what}: slowest of ${calm.length} on a calm machine`, among: calm },
  ];
  for (const { what, among } of rows)
    if (among.length > 0)
      show({ what, figure: Math.max(...timesOf(among)), unit: 'ms', goal: SHOWN_WITHIN });
}
