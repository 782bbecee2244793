import { median, p95, spread } from '../measure';
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

/** Milliseconds within which half of all taps are answered; 19 in 20 have the usual goal. */
const USUALLY = { most: 60 };

/** What is usual over all kinds together, on the machine as it was and where it was quiet. */
export function showUsual(kinds: readonly Kind[]): void {
  const all = immediateTaps(kinds);
  const quiet = quietTaps(all, bestPace(all));
  for (const [what, taps] of [
    ['all taps', all],
    ['all on a quiet machine', quiet],
  ] as const) {
    if (taps.length === 0) continue;
    const [half, most] = spread(what, timesOf(taps), SHOWN_WITHIN);
    if (half) show({ ...half, goal: USUALLY });
    if (most) show(most);
  }
}

/** All taps whose answer must feel immediate. */
export function immediateTaps(kinds: readonly Kind[]): readonly TapTime[] {
  return kinds.flatMap(({ taps, goal }) => (goal ? taps : []));
}

/**
 * Rows of taps, in milliseconds: what is usual, and the slowest; then the slowest among those at which the machine
 * was quiet; the same of all kinds together; then when that one was, and how quiet the machine was over all.
 */
export function showTaps(kinds: readonly Kind[]): void {
  const all = immediateTaps(kinds);
  const best = bestPace(all);
  for (const { what, taps, goal } of kinds) {
    spread(what, timesOf(taps), goal).forEach(show);
    if (goal) showSlowest(what, taps, best);
  }
  showSlowest(`all ${all.length} taps`, all, best);
  showWhen(all, best);
  const paces = all.map(({ pace }) => pace);
  const what = 'the machine itself, against its best';
  show({ what: `${what}: median`, figure: median(paces) / best, unit: '×' });
  show({ what: `${what}: 19 in 20 within`, figure: p95(paces) / best, unit: '×' });
}

const timesOf = (taps: readonly TapTime[]) => taps.map(({ ms }) => ms);

function showSlowest(what: string, taps: readonly TapTime[], best: number): void {
  const quiet = quietTaps(taps, best);
  const rows = [
    { what: `${what}: slowest`, among: taps },
    { what: `${what}: slowest of ${quiet.length} on a quiet machine`, among: quiet },
  ];
  for (const { what, among } of rows)
    if (among.length > 0)
      show({ what, figure: Math.max(...timesOf(among)), unit: 'ms', goal: SHOWN_WITHIN });
}

/**
 * When the slowest tap on a quiet machine was, and how quiet the machine was at the one after it: when less, what
 * slowed the machine may have begun in the very tap.
 */
function showWhen(taps: readonly TapTime[], best: number): void {
  const [slowest] = [...quietTaps(taps, best)].sort((a, b) => b.ms - a.ms);
  if (!slowest) return;
  const [next] = taps.filter(({ at }) => at > slowest.at).sort((a, b) => a.at - b.at);
  const what = 'the slowest on a quiet machine';
  show({ what: `${what}: its minute`, figure: slowest.at / 60_000, unit: '' });
  show({ what: `${what}: the machine at it`, figure: slowest.pace / best, unit: '×' });
  if (next) show({ what: `${what}: at the next`, figure: next.pace / best, unit: '×' });
}

/** How many times slower than at its best a machine may have been around a tap to count as quiet. */
const QUIET = 1.2;

/** How long the piece of work took when the machine was at its best around one of these taps, in ms. */
export function bestPace(taps: readonly TapTime[]): number {
  return Math.min(...taps.map(({ pace }) => pace));
}

/**
 * Those of these taps at which the machine was quiet: its host took nothing meanwhile, and a piece of work just
 * before was about as fast as at its `best`. What neighbors take from it is neither the app's doing nor a phone's.
 */
export function quietTaps(taps: readonly TapTime[], best: number): readonly TapTime[] {
  return taps.filter(({ stolen, pace }) => stolen === 0 && pace <= QUIET * best);
}
