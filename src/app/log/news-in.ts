import type { LiveMatch } from '../../match/live-match';
import type { NewEntries } from '../../match/presentation';
import { eventSentences } from './log-sentences';
import { newEvents } from './new-events';
import type { Teller } from './turns-since';
import type { LogWords } from './words';

/** The news in new entries that led from one state to another, in sentences; `last`: that the last round or turn begins. */
export function newsIn(
  match: LiveMatch,
  entries: NewEntries,
  { before, after }: { readonly before: object; readonly after: object },
  { viewers, game, telling }: Teller,
  last: LogWords['last'],
): readonly string[] {
  const news = telling.newsOf(newEvents(match, entries, viewers), before, after);
  const said = eventSentences(news.events, match.timeline, viewers, game);
  // A match that is over has no last round before it.
  return news.last && match.rules.toAct(after) !== null ? [...said, last[news.last]] : said;
}
