import { CITY, DESERT, FIELD, FOREST, GRASSLAND, MOUNTAIN } from '../../../data/board';

/** The kinds of tile that count, in the order of the terrains (G3.1): all but water. */
export const TERRAINS = [CITY, GRASSLAND, FOREST, FIELD, MOUNTAIN, DESERT] as const;
