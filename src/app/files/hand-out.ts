import type { Language } from '../../kit/words';
import { showToast } from '../../ui/toast';
import { appearance } from '../store/appearance';
import { download } from './download';

const WORDS: Record<Language, { readonly ready: string; readonly share: string }> = {
  en: { ready: 'The file is ready.', share: 'Share' },
  ko: { ready: '파일이 준비되었습니다.', share: '공유' },
};

export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Shares a file by the phone's share sheet, or saves it where that does not work. Canceling does nothing. */
export async function share(file: File): Promise<void> {
  if (!canShare(file)) {
    download(file.name, file);
    return;
  }
  // Browsers share only soon after a tap, and a large file takes longer to write.
  if (navigator.userActivation?.isActive === false) {
    askToShare(file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers accept only some types of files, and fail only now.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file.name, file);
  }
}

function askToShare(file: File): void {
  const words = WORDS[appearance.value.language];
  const action = { label: words.share, run: () => void share(file) };
  showToast({ text: words.ready, action, stays: true });
}

/** Shares a text as a file, with the name without an ending. Browsers share plain text, but not JSON. */
export function shareText(name: string, text: string): Promise<void> {
  return share(new File([text], `${name}.txt`, { type: 'text/plain' }));
}

/** Copies a text to the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a picture to the clipboard; false where the browser forbids it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
