import * as v from 'valibot';
import type { Archive } from '../../archive/database';
import { type DamagedRow, readRows } from '../../archive/rows';
import { readSettingRow } from '../../archive/settings';
import { attempt, type Trouble } from '../../archive/trouble';
import { count, jsonObject, readForm, text } from '../../kit/form';
import { SEAT_COLORS } from '../../kit/header';
import { isObject } from '../../kit/json';
import { isProblem } from '../../kit/rules';
import { PACES, STEPS } from '../store/kept-settings';

const isCount = (json: unknown) => v.is(count, json);
const choice = v.object({ options: jsonObject, count, people: v.array(v.unknown()) });
const isChoice = (json: unknown) => v.is(choice, json);
const isMark = (json: unknown) => json === 'solved' || json === 'seen';

/** Complete forms. Reading a setting is more lenient than this. */
const FORMS: Readonly<Record<string, v.GenericSchema>> = {
  cover: v.boolean(),
  sound: v.boolean(),
  vibration: v.boolean(),
  warn: v.boolean(),
  forced: v.boolean(),
  pace: v.picklist(PACES),
  steps: v.nullable(v.picklist(STEPS)),
  shown: v.custom((json) => isObject(json) && Object.values(json).every(Array.isArray)),
  choices: v.custom((json) => isObject(json) && Object.values(json).every(isChoice)),
  game: v.nullable(v.string()),
  // Kept by versions before 0.3.
  choice: v.object({ game: text(64), options: jsonObject, seats: count }),
  lessons: v.custom((json) => isObject(json) && Object.values(json).every(isCount)),
  people: v.array(v.object({ name: v.string(), colour: v.picklist(SEAT_COLORS) })),
  puzzles: v.custom((json) => isObject(json) && Object.values(json).every(isMark)),
  me: v.string(),
};

/** The settings that cannot be read, or not as a whole. Can be used with `live`. */
export function damagedSettings(archive: Archive): Promise<readonly DamagedRow[] | Trouble> {
  return attempt(async () => {
    const { damaged } = await readRows(archive.settings, 'settings', (row) => {
      const setting = readSettingRow(row);
      if (isProblem(setting)) return setting;
      const form = FORMS[setting.key];
      const value = form ? readForm(form, setting.value, setting.key) : null;
      return isProblem(value) ? value : setting;
    });
    return damaged;
  });
}
