import { saveBlob } from './save-file';

export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Shares a file by the phone's share sheet, or saves it where that does not work. Canceling does nothing. */
export async function share(file: File): Promise<void> {
  if (!canShare(file)) return saveBlob(file.name, file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers accept only some types of files, and fail only now.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(file.name, file);
  }
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
