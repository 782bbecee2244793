import type { Archive } from '../archive/database';
import { readSettings, writeSetting } from '../archive/settings';
import { isTrouble } from '../archive/trouble';
import type { Language } from '../kit/words';
import { showToast } from '../ui/toast';
import { appearance } from './appearance';

/** Set in the archive and in localStorage: a browser that loses the one has mostly not lost the other. */
const KEY = 'roundhouse.archive';

const WORDS: Record<Language, string> = {
  en: 'The browser has thrown away what Roundhouse kept on this phone. Matches you saved as files can be brought in again.',
  ko: '브라우저가 이 휴대전화에 보관된 내용을 지웠습니다. 파일로 저장해 둔 게임은 다시 가져올 수 있습니다.',
};

/** Says it, once, when the archive is not the one of earlier starts. */
export async function tellIfThrownAway(archive: Archive): Promise<void> {
  const settings = await readSettings(archive);
  if (isTrouble(settings) || settings.has(KEY)) return;
  if (await writeSetting(archive, KEY, true)) return;
  if (wasMade()) showToast({ text: WORDS[appearance.value.language], stays: true });
}

/** Whether an archive was made here before; from now on one was. */
function wasMade(): boolean {
  try {
    const made = localStorage.getItem(KEY) !== null;
    localStorage.setItem(KEY, '');
    return made;
  } catch {
    // Where nothing may be kept, nothing can have been thrown away.
    return false;
  }
}
