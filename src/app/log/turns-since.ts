import { turnsOf } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { type Sentence, toldEvents } from './log-sentences';

export interface ToldTurn {
  readonly seat: Seat;
  /** What is alike told once. */
  readonly sentences: readonly string[];
}

/** What others have done since one of these seats acted last, oldest first; of an exchange in one turn seat by seat. */
export function turnsSince(
  match: LiveMatch,
  own: (seat: Seat) => boolean,
  viewers: Viewers,
  game: GameWords,
): readonly ToldTurn[] {
  const { timeline } = match;
  const line = timeline.line();
  let from = line.length;
  while (from > 0 && !own(line[from - 1]?.seat ?? 0)) from--;
  const since = line.slice(from);
  return turnsOf(since).flatMap(({ plies }) => {
    const bySeat: { seat: Seat; plies: (typeof plies)[number][] }[] = [];
    for (const ply of plies) {
      const last = bySeat.at(-1);
      if (last?.seat === ply.seat) last.plies.push(ply);
      else bySeat.push({ seat: ply.seat, plies: [ply] });
    }
    return bySeat.flatMap(({ seat, plies: played }) => {
      const events = played.flatMap((ply) => ply.events);
      const sentences = briefly(toldEvents(events, timeline, viewers, game));
      return sentences.length > 0 ? [{ seat, sentences }] : [];
    });
  });
}

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
