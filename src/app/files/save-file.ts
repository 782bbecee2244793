import { download } from './download';

/** Saves `text` as a file of that name. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Saves a file: in the browser's downloads, or by the share sheet where people would not come back from them. */
export function saveBlob(name: string, content: Blob): void {
  if (!isStranding()) {
    download(name, content);
    return;
  }
  const file = new File([content], name, { type: content.type });
  import('./hand-out').then(
    ({ share }) => share(file),
    () => download(name, content),
  );
}

/** An app installed on iOS shows a download in place of itself, without a way back. Only iOS has the property. */
const isStranding = () => 'standalone' in navigator && navigator.standalone === true;

/** Today, in the name of a file. */
export function day(at = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
