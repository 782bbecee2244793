import type { Seat } from '../kit/rules';
import { allSeats, hasSecrets, simultaneousSeats, type Viewers } from '../kit/secrets';
import type { LiveMatch } from './live-match';

/** The seats of people who decide at this phone. */
export function peopleHere(match: LiveMatch): readonly Seat[] {
  return match.header.seats.flatMap((_, seat) =>
    match.player(seat)?.kind === 'person' && match.decides(seat) ? seat : [],
  );
}

/** Whether people still hold something that others may not see: not before the end is all of it open. */
export function keepsSecrets({ rules, state }: LiveMatch): boolean {
  return rules.secrets !== undefined && rules.toAct(state.value) !== null;
}

/**
 * The seats whose secrets this phone may show now. When several people share the phone it is the one who has it
 * (`holder`; null: not known yet); none for spectators. After the end, and where only computers play, nothing needs to
 * be hidden.
 */
export function viewersOf(match: LiveMatch, holder: Seat | null): Viewers {
  const state = match.state.value;
  const people = match.header.seats.some(({ player }) => player.kind === 'person');
  if (!people || match.rules.toAct(state) === null) return allSeats(match.rules, state);
  const here = peopleHere(match);
  if (here.length <= 1) return here;
  return holder !== null && here.includes(holder) ? [holder] : [];
}

/** Who has the phone, who must be given it first, and whose secrets may be shown meanwhile. */
export interface Hands {
  readonly holder: Seat | null;
  /** The person who must take the phone before the cover is removed; null: there is no cover. */
  readonly to: Seat | null;
  /** Empty while the cover is shown. */
  readonly viewers: Viewers;
}

/**
 * When several people share the phone, it changes hands when another of them is to decide. The table is covered until
 * then if they want it (`wanted`: between turns, but not in an exchange and not after an undo), and in any case when
 * the person to decide has secrets, or decides in secret. `before`: who had the phone last.
 */
export function handsOf(match: LiveMatch, before: Seat | null, wanted: boolean): Hands {
  const here = peopleHere(match);
  const seat = match.toAct.value;
  if (match.mode.value !== 'playing' || seat === null || !here.includes(seat)) {
    // Another tab plays: who sees this one is not known.
    const holder = match.mode.value === 'playing' ? before : null;
    return { holder, to: null, viewers: viewersOf(match, holder) };
  }
  const passes = here.length > 1 && seat !== before;
  const forced = passes && isSecret(match, seat);
  if (forced || (passes && wanted && isHandedOn(match, before)))
    return { holder: before, to: seat, viewers: [] };
  return { holder: seat, to: null, viewers: viewersOf(match, seat) };
}

/** Whether others must not watch: the seat has secrets, or decides without the others' knowledge. */
function isSecret({ rules, state }: LiveMatch, seat: Seat): boolean {
  return (
    hasSecrets(rules, state.value, seat) || simultaneousSeats(rules, state.value).includes(seat)
  );
}

/** Whether a turn has just begun, outside an exchange, and not by an undo. */
function isHandedOn({ rules, timeline, entries, state }: LiveMatch, before: Seat | null): boolean {
  const last = timeline.entries[entries.value - 1];
  const turn = timeline.tip(entries.value)?.turn;
  return (
    last?.do !== 'undo' &&
    last?.do !== 'redo' &&
    (before === null || turn !== rules.turn(state.value)) &&
    !(rules.isExchange?.(state.value) ?? false)
  );
}
