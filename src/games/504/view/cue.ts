import type { Cue } from '../../../kit/cues';
import { isObject } from '../../../kit/json';
import type { GameEvent } from '../../../kit/rules';

/** What is heard of the events of one tap; of several the first in this list that happened. */
const HEARD: readonly (readonly [string, Cue])[] = [
  ['dividend', 'money'],
  ['card', 'dice'],
  ['explore', 'dice'],
  ['deliver', 'deliver'],
  ['road', 'place'],
  ['plant', 'place'],
  ['capital', 'place'],
  ['swap', 'deliver'],
  ['sell', 'money'],
  ['harvest', 'take'],
  ['remove', 'take'],
  ['buy', 'take'],
  ['load', 'take'],
  ['unload', 'place'],
  ['upgrade', 'money'],
  ['settle', 'place'],
  ['recall', 'take'],
  ['move', 'place'],
  ['drive', 'place'],
  ['income', 'money'],
];

export function cueOf(events: readonly GameEvent[]): Cue | null {
  const words = events.flatMap(({ event, action }) =>
    event === 'did' && isObject(action) ? [event, action.do] : [event],
  );
  const heard = HEARD.find(([word]) => words.includes(word));
  return heard ? heard[1] : null;
}
