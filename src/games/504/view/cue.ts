import type { Cue } from '../../../kit/cues';
import type { ActionForm } from '../rules/state/base-events';
import type { Event } from '../rules/state/events';

type Heard = Event['event'] | ActionForm['do'];

/** What is heard of the events of one tap; of several the first in this list that happened. */
const HEARD: readonly (readonly [Heard, Cue])[] = [
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

export function cueOf(events: readonly Event[]): Cue | null {
  const words = events.map((one): Heard => (one.event === 'did' ? one.action.do : one.event));
  const heard = HEARD.find(([word]) => words.includes(word));
  return heard ? heard[1] : null;
}
