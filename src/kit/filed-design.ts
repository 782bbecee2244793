import * as v from 'valibot';
import { jsonObject, text } from './form';
import type { JsonObject } from './json';

/** A design of one's own as files carry it. */
export interface FiledDesign {
  readonly game: string;
  readonly setting: string;
  /** Whole, in the game's JSON form; only the game can say whether it is sound. */
  readonly design: JsonObject;
}

export const filedDesign = v.object({ game: text(64), setting: text(64), design: jsonObject });
