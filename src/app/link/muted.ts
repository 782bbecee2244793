import { signal } from '@preact/signals';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { withKept } from '../kept';

const KEY = 'link-muted';

/** What others say across the table is not shown on this phone; nothing is until that is known. */
export const muted = signal(true);

void withKept(readSettings).then((settings) => {
  muted.value = !isTrouble(settings) && settings.get(KEY) === true;
});

/** From now on, at every table. */
export async function mute(yes: boolean): Promise<void> {
  muted.value = yes;
  await withKept((archive) => writeSetting(archive, KEY, yes));
}
