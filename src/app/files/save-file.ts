/** Saves `text` as a file of that name in the browser's downloads. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Today, in the name of a file. */
export const day = () => new Date().toISOString().slice(0, 10);
