import type { Archive } from '../../archive/database';
import { readSettings, writeSetting } from '../../archive/settings';
import { storageState } from '../../archive/storage-state';
import { sweepDesigns, sweepRemoved } from '../../archive/sweep';
import { isTrouble } from '../../archive/trouble';
import type { Language } from '../../kit/words';
import { showToast } from '../../ui/toast';
import { appearance } from './appearance';

/** Bytes. Below it the next matches may not fit: each one takes up to half a megabyte. */
const SHORT = 10_000_000;

const WORDS: Record<Language, { readonly left: (size: string) => string; readonly go: string }> = {
  en: {
    left: (size) =>
      `Roundhouse has only ${size} of storage left. Save your matches as a file while you can.`,
    go: 'Matches',
  },
  ko: {
    left: (size) => `남은 저장 공간이 ${size}뿐입니다. 지금 게임을 파일로 저장해 두세요.`,
    go: '게임 목록',
  },
};

/** Warns before the disk is full, as far as the browser tells how much room there is. */
async function warnIfShort(): Promise<void> {
  const { used, available } = await storageState();
  if (used === null || available === null || available - used >= SHORT) return;
  const { language } = appearance.value;
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const { left, go } = WORDS[language];
  showToast({
    text: left(megabytes.format(Math.max(0, available - used) / 1e6)),
    action: {
      label: go,
      run: () => {
        location.hash = '#/matches';
      },
    },
    stays: true,
  });
}

/** Deleted matches and designs can be restored for at least this long, in milliseconds. */
const RESTORABLE = 10 * 60_000;

/** Set in the archive and in localStorage: a browser that loses one of them has mostly not lost the other. */
const KEY = 'roundhouse.archive';

const DATA_LOST: Record<Language, string> = {
  en: 'The browser deleted Roundhouse’s data on this phone. You can import matches that you saved as files.',
  ko: '브라우저가 이 휴대전화에 저장된 내용을 지웠습니다. 파일로 저장해 둔 게임은 가져올 수 있습니다.',
};

/** The archive's work after each start of the app. Nothing waits for it. */
export async function runHousekeeping(archive: Archive): Promise<void> {
  await reportDataLoss(archive);
  await warnIfShort();
  await sweepRemoved(archive, Date.now() - RESTORABLE);
  await sweepDesigns(archive, Date.now() - RESTORABLE);
}

/** Reports, once, that the archive is not the one of earlier starts. */
async function reportDataLoss(archive: Archive): Promise<void> {
  const settings = await readSettings(archive);
  if (isTrouble(settings) || settings.has(KEY)) return;
  if (await writeSetting(archive, KEY, true)) return;
  if (hadArchive()) showToast({ text: DATA_LOST[appearance.value.language], stays: true });
}

/** Whether an archive was created here before; remembers that there is one now. */
function hadArchive(): boolean {
  try {
    const had = localStorage.getItem(KEY) !== null;
    localStorage.setItem(KEY, '');
    return had;
  } catch {
    // Without storage there was nothing to lose.
    return false;
  }
}
