/** What happened in a folded turn: a sentence that is told several times stands once, with how many times. */
export function briefly(sentences: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, count]) =>
    count > 1 ? sentence.replace(/\.?$/, ` ×${count}.`) : sentence,
  );
}
