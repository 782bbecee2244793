import type { Language } from '../../../kit/words';
import type { LineId } from '../data/board';
import { STEP_KINDS } from '../data/effects';
import type { Event } from '../rules/events';
import { lanePlace } from '../words/lane';
import { texts } from '../words/texts';
import { numberOf } from './action-text';
import type { Speech } from './voice';

type Tell = (event: Event) => string;

/** A turn in the sentence of its main event, without what was paid, and what came of it where that does not say so. */
export function turnTold(
  main: Event,
  events: readonly Event[],
  tell: Tell,
  language: Language,
): string {
  const { words, table } = texts[language];
  const [names, speech] = [words.here()?.names, table.here()];
  const said = tell(main.event === 'use' ? { ...main, pay: [0, 0, 0] } : main);
  if (!names || !speech) return said;
  const results = resultsOf(events, { names, table: speech }).filter((one) => !said.includes(one));
  return results.length > 0 ? `${said} ${results.join(' · ')}.` : said;
}

/** What came of a turn, each in a few words: steps of a line together, and of the industry marker where it is now. */
function resultsOf(events: readonly Event[], speech: Speech): readonly string[] {
  const results = new Map<string, string>();
  for (const one of events) {
    const text = one.event === 'step' ? stepsOn(one.line, events, speech) : resultOf(one, speech);
    if (text)
      results.set(one.event === 'step' ? one.line : one.event === 'industry' ? '' : text, text);
  }
  return [...results.values()];
}

/** All steps of a turn on a line. */
function stepsOn(line: LineId, events: readonly Event[], { table, names }: Speech): string {
  const steps = STEP_KINDS.flatMap((kind) => {
    const made = events.filter(
      (one) => one.event === 'step' && one.line === line && one.colour === kind,
    );
    return made.length > 0 ? table.units[kind](made.length) : [];
  });
  return `${names.part[line]}: ${steps.join(', ')}`;
}

function resultOf(one: Event, { table, names }: Speech): string {
  switch (one.event) {
    case 'industry':
      return `${table.board.industry} ${names.laneShort(lanePlace(one.to))}`;
    case 'unlock':
      return table.act.unlocks(names.color[one.colour]);
    case 'award':
      return table.specials[one.what];
    case 'put':
      return `${names.part[one.line]}: ${table.act.take(numberOf(one.tile))}`;
    case 'factory':
      return names.factory(one.tile);
    case 'roubles':
      return table.effect({ roubles: one.n });
    case 'doublers':
      return table.effect({ doublers: one.n });
    case 'token':
      return names.token[one.token];
    case 'card':
      return names.card[one.card];
    default:
      return '';
  }
}
