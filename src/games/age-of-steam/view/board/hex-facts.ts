import { figureAt } from '../../../../kit/figure-at';
import { CUBES } from '../../data/goods';
import { type Board, hexText, isTownHex, TERRAIN } from '../../rules/board';
import { cityAtStop } from '../../rules/delivery';
import { COLORS } from '../../rules/goods';
import { newCitiesOf } from '../../rules/new-cities';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import type { HexFacts, HexTrack, Terrain } from '../../words/en/table';
import { placeName } from '../../words/names';
import type { Words } from '../../words/words';
import { cheapestOn } from '../builds';
import { growthIn } from '../growth';
import type { Voice } from '../voice';
import { stopName } from './names';
import { isComplete, type OwnedSegment, openTo, trackOn } from './segments';

interface Speech {
  readonly words: Words;
  readonly voice: Voice;
  /** The seat that reads; null: no particular seat. */
  readonly seat: number | null;
}

/** What can be said of a hex; `builds`: also what the cheapest tile costs there now. */
export function hexFacts(state: State, hex: number, speech: Speech, builds: boolean): HexFacts {
  const { words } = speech;
  const { names } = words;
  const stop = figureAt(state.board.stopOn, hex);
  const city = stop < 0 ? -1 : cityAtStop(state, stop);
  const color = CUBES[figureAt(state.board.cityColor, city)];
  return {
    place:
      stop < 0
        ? placeName(state.board, names, hexText(state.board, hex), newCitiesOf(state))
        : stopName(state, stop, names),
    terrain: terrainOf(state.board, hex, city),
    color: city < 0 || !color ? null : names.cube[color],
    cubes: city < 0 ? [] : cubesOf(state, city, words),
    tracks: trackOn(state, hex).map((segment) => trackFacts(state, segment, speech)),
    from: builds ? cheapestOn(state, hex) : null,
    growth: (builds && growthIn(state).hexes.get(hex)) || 'fits',
  };
}

function terrainOf(board: Board, hex: number, city: number): Terrain {
  if (city >= 0) return 'city';
  return isTownHex(board, hex) ? 'town' : (TERRAIN[figureAt(board.ground, hex)] ?? 'plain');
}

/** The cubes of a city by color, in words. */
function cubesOf(state: State, city: number, { names }: Words) {
  return CUBES.flatMap((cube, color) => {
    const count = figureAt(state.cubes, city * COLORS + color);
    return count > 0 ? { cube: names.cube[cube], count } : [];
  });
}

function trackFacts(state: State, segment: OwnedSegment, speech: Speech): HexTrack {
  const { owner } = segment;
  return {
    ways: [wayOf(segment, speech.words)],
    owner: owner === null ? '' : owner === speech.seat ? null : speech.voice.name(owner),
    complete: isComplete(state, segment),
    open: openTo(state, segment).map((edge) => speech.words.names.direction[edge] ?? ''),
  };
}

/** Where a segment leads, in words. */
export function wayOf(
  { edge, mate }: Pick<OwnedSegment, 'edge' | 'mate'>,
  { names, table }: Words,
): string {
  const direction = (one: number) => names.direction[one] ?? '';
  return mate === TOWN ? direction(edge) : table.build.way(direction(edge), direction(mate));
}
