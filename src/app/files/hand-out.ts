import { saveBlob } from './save-file';

export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Opens the phone's share sheet for a file; saves the file instead where that does not work. Nothing happens
 * when the person cancels.
 */
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
