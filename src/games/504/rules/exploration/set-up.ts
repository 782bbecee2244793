import { TILE_COUNTS } from '../../data/board';
import { LAID } from '../base/fields';
import type { State } from '../state';

/** M5.1: the tiles that are not on the map. */
export function fillStacks({ stacks, kind, now }: State): void {
  stacks.set(TILE_COUNTS);
  for (let tile = 0; tile < now[LAID]; tile++) stacks[kind[tile]]--;
}
