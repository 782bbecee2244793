/** A text inside SVG text: names by users may contain anything. */
export function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
