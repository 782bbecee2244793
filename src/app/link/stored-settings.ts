import { signal } from '@preact/signals';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { LinkSettings } from '../../match/linked/link-settings';
import { withArchive } from '../store/archive';
import { linkWords } from './words/words';

export const linkSettings = new LinkSettings(
  withArchive,
  __APP_VERSION__,
  location.host,
  () => linkWords().hostName,
);

const MUTED = 'link-muted';

/**
 * Whether quick messages are hidden on this phone. True until the setting has been read, so that none slips through.
 */
export const muted = signal(true);

void withArchive(readSettings).then((settings) => {
  muted.value = !isTrouble(settings) && settings.get(MUTED) === true;
});

/** Applies to every table from now on. */
export async function setMuted(on: boolean): Promise<void> {
  muted.value = on;
  await withArchive((archive) => writeSetting(archive, MUTED, on));
}
