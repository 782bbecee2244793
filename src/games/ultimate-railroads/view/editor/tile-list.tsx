import { VALUES } from '../../data/board';
import { changesIn, isChanged, LISTS, type ListId } from '../../data/changes';
import type { OwnTiles } from '../../data/own-tiles';
import { Effects, EngineerPlate, FactoryPlate, Pieces, Sign } from '../glyphs';
import { doesOf, type EditorContext, sourceOf, titleOf } from './describe';
import { effectsAt, type Place } from './edit';

interface TileListProps {
  readonly tiles: OwnTiles;
  readonly lists: readonly ListId[];
  readonly context: EditorContext;
  readonly onOpen: (place: Place) => void;
}

/** Tiles and cards by kind, each as the table draws it; a tap opens one. */
export function TileList({ tiles, lists, context, onOpen }: TileListProps) {
  const { words } = context;
  return (
    <div class="ur-tiles">
      <p class="note">{words.hint}</p>
      {lists.map((list) => (
        <section key={list} aria-label={words.lists[list]}>
          {lists.length > 1 && <h2 class="caps">{words.lists[list]}</h2>}
          <ul class="ur-tiles__list">
            {placesIn(tiles, list).map((place) => (
              <li key={place.index}>
                <button type="button" class="framed ur-tile" onClick={() => onOpen(place)}>
                  <TileFace tiles={tiles} place={place} />
                  <b>{titleOf(place, context)}</b>
                  <span>{doesOf(tiles, place, context)}</span>
                  <Mark tiles={tiles} place={place} context={context} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Whether it was changed, or how well the app knows it. */
export function Mark({
  tiles,
  place,
  context,
}: {
  readonly tiles: OwnTiles;
  readonly place: Place;
  readonly context: EditorContext;
}) {
  const changed = isChanged(tiles, place.list, place.index);
  const { words } = context;
  return (
    <small class="ur-tile__mark" data-changed={changed || undefined}>
      {changed ? words.changed : words.sources[sourceOf(place)]}
    </small>
  );
}

/** What of a list can be changed: the tile of a card has no factory side, and one card only counts as an engineer. */
function placesIn(tiles: OwnTiles, list: ListId): readonly Place[] {
  return [...tiles[list].keys()]
    .map((index) => ({ list, index }))
    .filter((place) =>
      list === 'bonusCards'
        ? tiles.bonusCards[place.index]?.id !== 'extra'
        : effectsAt(tiles, place) !== null,
    );
}

export function countChanges(tiles: OwnTiles): number {
  return LISTS.reduce((sum, list) => sum + changesIn(tiles, list).length, 0);
}

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
          <Pieces workers={engineer?.workers ?? 0} rubles={engineer?.rubles ?? 0} />
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
