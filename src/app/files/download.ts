/** Saves a file in the browser's downloads. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
