import type { Archive } from '../../archive/database';
import { type DamagedRow, readRows } from '../../archive/rows';
import { readSettingRow } from '../../archive/settings';
import { attempt, type Trouble } from '../../archive/trouble';
import { readForm } from '../../kit/form';
import { isProblem } from '../../kit/rules';
import { wholeForms } from '../store/kept-settings';

/** The settings that cannot be read, or not as a whole. Can be used with `live`. */
export function damagedSettings(archive: Archive): Promise<readonly DamagedRow[] | Trouble> {
  const forms = wholeForms();
  return attempt(async () => {
    const { damaged } = await readRows(archive.settings, 'settings', (row) => {
      const setting = readSettingRow(row);
      if (isProblem(setting)) return setting;
      const form = forms[setting.key];
      const value = form ? readForm(form, setting.value, setting.key) : null;
      return isProblem(value) ? value : setting;
    });
    return damaged;
  });
}
