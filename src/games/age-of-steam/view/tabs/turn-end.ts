import type { LogPart } from '../../../../ui/log/match-log';
import type { Event } from '../../rules/events';
import type { Words } from '../../words/words';
import { paydaySteps } from '../payday/steps';
import type { MatchPly } from '../props';
import type { Voice } from '../voice';

/** An action without the events at the end of a turn, which the log shows separately. */
export function deedOf(ply: MatchPly): MatchPly {
  const [first] = paydaySteps(ply.events);
  const end = first?.events[0];
  return end ? { ...ply, events: ply.events.slice(0, ply.events.indexOf(end)) } : ply;
}

export const endsTurn = ({ events }: MatchPly) => paydaySteps(events).length > 0;

/** What happens after that action, each step by itself under its name. */
export function turnEnd({ events }: MatchPly, words: Words, voice: Voice): readonly LogPart[] {
  const said = (some: readonly Event[]) =>
    some.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: false };
    });
  const steps = paydaySteps(events).map(({ kind, events: some }) => ({
    // The sentence about the next turn says what it is.
    name: kind === 'turn' ? null : `${words.table.payday.step[kind]}.`,
    sentences: said(some),
  }));
  const over = { name: null, sentences: said(events.filter(({ event }) => event === 'over')) };
  return [...steps, over].flatMap(({ name, sentences }) => {
    if (sentences.length === 0) return [];
    return { sentences: [...(name ? [{ text: name, isAction: true }] : []), ...sentences] };
  });
}
