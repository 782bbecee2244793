import { memo } from '../../../../ui/memo';
import { TILE_IDS } from '../../data/effects';
import { CARD_IDS } from '../../data/tiles-form';
import { CARDS, DOUBLERS_LEFT, pileSize } from '../../rules/state';
import { Effects, Locomotive } from '../glyphs';
import { useTable } from '../in-table';

/** Locomotives with what their backs do, factories lying free, ?-cards, and what else is left. */
export const Supply = memo(({ values }: { readonly values: readonly number[] }) => {
  const { state, voice, words } = useTable();
  const cards = state.now[CARDS] ?? 0;
  return (
    <section class="ur-more" aria-label={words.supply.title}>
      <h2>{words.supply.title}</h2>
      <ul class="stack ur-coming" data-gap="1">
        {TILE_IDS.map((id, tile) => {
          const left = state.supply[tile] ?? 0;
          const free = state.returned[tile] ?? 0;
          const factory = state.set.tiles.tiles[tile]?.factory;
          if (left + free === 0 || !factory) return null;
          return (
            <li key={id}>
              <Locomotive>{Number.parseInt(id, 10)}</Locomotive>
              <span class="visually-hidden">{words.supply.tile(Number.parseInt(id, 10))}</span>
              <Effects effects={factory} values={values} />
              <span>{words.list(factory.map(words.effect))}</span>
              <small>{words.supply.left(left, free)}</small>
            </li>
          );
        })}
      </ul>
      <p>
        {words.supply.rest(state.now[DOUBLERS_LEFT] ?? 0, pileSize(state))}{' '}
        {words.supply.cards(
          // Some of their names are lists themselves.
          CARD_IDS.filter((_, card) => (cards >> card) & 1)
            .map((id) => voice.names.card[id])
            .join(' · '),
        )}
      </p>
    </section>
  );
});
