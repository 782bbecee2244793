import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventOf } from '../../../kit/event';
import type { Action, Seat } from '../../../kit/rules';
import { useHoldSettled } from '../../../ui/settled';
import { useSteady } from '../../../ui/use-steady';
import { actionOf, argsOf, kindOf } from '../rules/actions';
import { bid, drop, passBid, stand } from '../rules/auction';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { legalIn } from './legal';
import { phaseOf } from './phase-of';
import type { MatchPly } from './props';
import type { Turn } from './use-turn';

/**
 * The action for a player who bids up to `limit` dollars: keep the highest bid, raise a higher one by as little as it
 * takes, and drop out beyond the limit. Null where the player must decide because a pass is possible.
 */
export function proxyBid(state: State, limit: number): Action | null {
  const { all } = legalIn(state);
  const may = (action: Action) => (all.includes(action) ? action : null);
  const standing = may(actionOf(stand));
  if (standing !== null) return standing;
  const [least] = all.filter((action) => kindOf(action) === bid).sort(byAmount);
  if (least !== undefined && argsOf(least) <= limit) return least;
  return may(actionOf(passBid)) === null ? may(actionOf(drop)) : null;
}

const byAmount = (one: Action, other: Action) => argsOf(one) - argsOf(other);

/** How far the phone bids for each seat, in dollars. */
type Limits = ReadonlyMap<Seat, number>;

const NO_LIMITS: Limits = new Map();

/** With what the bidding of the phone for a player has ended. */
export interface ProxyEnd {
  readonly event: EventOf<Event, 'drop' | 'first'>;
  readonly limit: number;
  /** The highest bid, in dollars. */
  readonly high: number;
}

/** Whether these actions, those before `from` aside, end the bidding for a player with a limit. */
export function proxyEnd(
  plies: readonly Pick<MatchPly, 'events'>[],
  from: number,
  limits: Limits,
): ProxyEnd | null {
  let high = 0;
  for (const [at, { events }] of plies.entries())
    for (const event of events) {
      if (event.event === 'bid') high = event.amount;
      if (at < from || (event.event !== 'drop' && event.event !== 'first')) continue;
      const limit = limits.get(event.seat);
      if (limit !== undefined) return { event, limit, high };
    }
  return null;
}

/** Milliseconds in which people see what is about to be played for one of them, and can stop it. */
const PAUSE = 1200;

interface ProxyProps {
  readonly state: State;
  readonly acting: Seat | null;
  readonly turn: Turn;
  /** People see this position, and nothing is shown before it. */
  readonly live: boolean;
  /** What has been played. */
  readonly plies: readonly MatchPly[];
}

/** What the phone does in the auction for the player to act; what begins and ends it. */
export type ProxyBids = ReturnType<typeof useProxyBids>;

/**
 * Bids for people up to a limit that they have set, for one auction, as long as this table is open. An undo ends it for
 * everybody, because a player wants to think again.
 */
export function useProxyBids({ state, acting, turn, live, plies }: ProxyProps) {
  const { length } = plies;
  const [limits, setLimits] = useState<Limits>(NO_LIMITS);
  const [ended, setEnded] = useState<ProxyEnd | null>(null);
  const known = useRef(length);
  const phase = phaseOf(state);
  const limit = acting === null || phase !== 'auction' ? undefined : limits.get(acting);
  // Nothing is repeated that was refused, or while a choice is made by hand.
  const free = turn.choice.step === 'none' && turn.notice.text === '';
  const next: Action | null = limit === undefined || !free ? null : proxyBid(state, limit);

  useEffect(() => {
    const isUndone = length < known.current;
    const end = proxyEnd(plies, known.current, limits);
    // It is told until everybody has chosen an action.
    if (end) setEnded(end);
    else if (isUndone || (phase !== 'auction' && phase !== 'select')) setEnded(null);
    if (phase !== 'auction' || isUndone) setLimits(NO_LIMITS);
    known.current = length;
  }, [phase, length]);
  useEffect(() => {
    if (next === null || !live) return;
    const timer = setTimeout(() => turn.playNow([next]), PAUSE);
    return () => clearTimeout(timer);
  }, [state, next, live]);

  useHoldSettled(next !== null && live);
  const acts = useSteady({
    /** Makes the least bid now, and goes on up to the limit. */
    begin: (seat: Seat, dollars: number, least: number) => {
      setLimits(new Map(limits).set(seat, dollars));
      turn.play([actionOf(bid, least)]);
    },
    stop: (seat: Seat) => setLimits(new Map([...limits].filter(([one]) => one !== seat))),
  });
  return { next, ended, ...acts };
}
