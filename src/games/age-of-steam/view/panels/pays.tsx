import type { Seat } from '../../../../kit/rules';
import type { Words } from '../../words/words';
import type { Route } from '../routes';
import type { Voice } from '../voice';

interface PaysProps {
  readonly route: Route;
  readonly acting: Seat;
  readonly words: Words;
  readonly voice: Voice;
}

/** Whom a route pays, oneself first. */
export function Pays({ route, acting, words, voice }: PaysProps) {
  const { move } = words.table;
  const others = route.pays
    .map((by, seat) => ({ by, seat }))
    .filter(({ by, seat }) => by > 0 && seat !== acting)
    .sort((one, other) => other.by - one.by);
  if (route.own === 0 && others.length === 0)
    return <span class="aos-pays">{move.paysNobody}</span>;
  return (
    <span class="aos-pays">
      <b>{move.pay(null, route.own)}</b>
      {others.length > 0 && (
        <small>{others.map(({ by, seat }) => move.pay(voice.name(seat), by)).join(', ')}</small>
      )}
    </span>
  );
}
