import * as v from 'valibot';
import { jsonObject, text } from './form';
import type { JsonObject } from './json';

/** A design by the user, in the form used in files. */
export interface FiledDesign {
  readonly game: string;
  readonly setting: string;
  /** The complete design in the game's JSON form. Only the game can validate it. */
  readonly design: JsonObject;
}

export const filedDesign = v.object({ game: text(64), setting: text(64), design: jsonObject });
