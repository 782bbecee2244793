import type { Language } from '../../../kit/words';
import { type LineId, SPACES } from '../data/board';
import { STEP_KINDS, type TileId } from '../data/effects';
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
  const parts = partsOf(main, events);
  const results = parts.flatMap((part) => resultsOf(part, { names, table: speech }, said));
  // Where other things may be due to the space itself, it is only said that a factory was set off.
  const triggers = givesIndustry(main) ? [] : events.filter(({ event }) => event === 'trigger');
  const sentences = results.length > 0 ? [`${results.join(' · ')}.`] : [];
  return [said, ...sentences, ...new Set(triggers.map(tell))].join(' ');
}

/** Whether what was used gives industry steps alone, so that all else comes of the factories that these set off. */
function givesIndustry(main: Event): boolean {
  if (main.event !== 'use') return false;
  const effects = SPACES.find(({ id }) => id === main.space)?.effects ?? [];
  return effects.length > 0 && effects.every((effect) => 'industry' in effect);
}

/** Events of a turn, and the factories to which they are due. */
interface TurnPart {
  readonly factories: readonly TileId[];
  readonly events: readonly Event[];
}

/**
 * The parts of a turn in the order in which they happened. What follows a factory is due to it, but for the marker, which
 * goes on by itself, and for what a prize brings, which is the player's choice.
 */
function partsOf(main: Event, events: readonly Event[]): readonly TurnPart[] {
  if (!givesIndustry(main)) return [{ factories: [], events }];
  const own: Event[] = [];
  let open: { factories: TileId[]; events: Event[] } = { factories: [], events: own };
  const parts = [open];
  for (const one of events) {
    if (one.event === 'trigger' && open.events !== own && open.events.length === 0)
      open.factories.push(one.tile);
    else if (one.event === 'trigger') {
      open = { factories: [one.tile], events: [] };
      parts.push(open);
    } else if (one.event === 'industry' || one.event === 'award') own.push(one);
    else if (one.event === 'token' || one.event === 'card' || one.event === 'key') {
      open = { factories: [], events: [one] };
      parts.push(open);
    } else open.events.push(one);
  }
  return parts;
}

/** What came of a part of a turn, each in a few words: steps of a line together, and of the marker where it is now. */
function resultsOf(
  { factories, events }: TurnPart,
  speech: Speech,
  said: string,
): readonly string[] {
  const results = new Map<string, string>();
  for (const one of events) {
    const text = one.event === 'step' ? stepsOn(one.line, events, speech) : resultOf(one, speech);
    if (text && !said.includes(text))
      results.set(one.event === 'step' ? one.line : one.event === 'industry' ? '' : text, text);
  }
  const told = [...results.values()];
  if (factories.length === 0 || told.length === 0) return told;
  return [`${speech.table.list(factories.map(speech.names.factory))} → ${told.join(', ')}`];
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
      return `${table.board.industry}: ${names.lane(lanePlace(one.to))}`;
    case 'unlock':
      return table.act.unlocks(names.color[one.colour]);
    case 'award':
      return table.specials[one.what];
    case 'put':
      return `${names.part[one.line]}: ${table.act.take(numberOf(one.tile))}`;
    case 'factory':
      return names.factory(one.tile);
    case 'points':
      return one.for.startsWith('factory') ? table.points(one.points) : '';
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
