import type { SeatFacts } from '../facts';
import { Coin, Worker } from '../glyphs';
import type { Voice } from '../voice';

/** What a seat can still place, as pieces, and in words for a screen reader. */
export function Purse({ own, voice }: { readonly own: SeatFacts; readonly voice: Voice }) {
  const { workers, rubles, black } = own;
  const words = voice.table;
  if (workers + rubles === 0 && black !== 'ready') return null;
  return (
    <>
      <span class="visually-hidden">{words.purse(workers, rubles, black === 'ready')}</span>
      <span class="ur-pips" aria-hidden="true">
        {Array.from({ length: workers }, (_, at) => (
          <Worker key={at} />
        ))}
        {black === 'ready' && <Worker kind="black" />}
        {rubles > 5 ? (
          <>
            <Coin /> {rubles}
          </>
        ) : (
          Array.from({ length: rubles }, (_, at) => <Coin key={at} />)
        )}
      </span>
    </>
  );
}
