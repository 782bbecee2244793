import { saveBlob } from '../save-file';

/** Whether this phone can hand a file to another app. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Has the phone hand a file to an app of the person's choice; saves it instead where that does not work. Whoever
 * changes their mind gets nothing.
 */
export async function share(file: File): Promise<void> {
  if (!canShare(file)) return saveBlob(file.name, file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers take only files of some kinds, and say so only now.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(file.name, file);
  }
}

/** Puts a picture on the clipboard; false where the browser does not let us. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
