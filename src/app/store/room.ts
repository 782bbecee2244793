import { storageState } from '../../archive/storage-state';
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
    go: '게임 기록',
  },
};

/** Warns before the disk is full, as far as the browser tells how much room there is. */
export async function warnIfShort(): Promise<void> {
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
