import type { Sentence } from './log-sentences';

/** What happened in a folded turn: repeated sentences appear once, with their count. */
export function briefly(sentences: readonly Sentence[]): readonly string[] {
  const alike = new Map<string, { readonly first: Sentence; times: number }>();
  for (const sentence of sentences) {
    const known = alike.get(sentence.text);
    if (known) known.times++;
    else alike.set(sentence.text, { first: sentence, times: 1 });
  }
  return [...alike.values()].map(({ first, times }) => {
    if (times === 1) return first.text;
    const said = first.told(times);
    // Not every game has words for it.
    return said === first.text ? said.replace(/\.?$/, ` ×${times}.`) : said;
  });
}
