import { VALUES } from '../../data/board';
import type { OwnTiles } from '../../data/own-tiles';
import { Coin, Effects, EngineerPlate, FactoryPlate, Sign, Worker } from '../glyphs';
import { effectsAt, type Place } from './edit';

/** A tile as the table draws it: what it is, what it costs, and what it does. Words are beside it. */
export function TileFace({ tiles, place }: { readonly tiles: OwnTiles; readonly place: Place }) {
  return (
    <span class="ur-face" aria-hidden="true">
      <Plate tiles={tiles} place={place} />
      <Effects effects={effectsAt(tiles, place) ?? []} values={VALUES.normal} />
    </span>
  );
}

function Plate({ tiles, place }: { readonly tiles: OwnTiles; readonly place: Place }) {
  const { list, index } = place;
  switch (list) {
    case 'tiles':
      return <FactoryPlate>{Number.parseInt(tiles.tiles[index]?.id ?? '', 10)}</FactoryPlate>;
    case 'engineers': {
      const engineer = tiles.engineers[index];
      return (
        <>
          <EngineerPlate number={index + 1} />
          {Array.from({ length: engineer?.workers ?? 0 }, (_, at) => (
            <Worker key={at} />
          ))}
          {(engineer?.rubles ?? 0) > 0 && <Coin />}
        </>
      );
    }
    case 'bonusCards':
      return <Sign>★</Sign>;
    case 'startCards':
      return <Sign>▸</Sign>;
    default:
      return <Sign>?</Sign>;
  }
}
