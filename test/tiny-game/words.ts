import type { GameWords } from '../../src/kit/words';

const same = (label: string, sentence: string) => () => ({ label, sentence });

export const en: GameWords = {
  name: 'Beans',
  tagline: 'One heap, and everybody wants it.',
  setting: same('Heap', 'How many beans there are.'),
  value: same('Usual', 'As usual.'),
  summary: () => 'Beans',
  refusal: () => 'Take one to three beans of those that are there.',
  outsideRefusal: async () => 'Take one to three beans of those that are there.',
  problem: async ({ at }) => `This is not a match of Beans (${at}).`,
  ready: async () => {},
  event(event, name) {
    const seat = name(Number(event.seat));
    if (event.event === 'take') return `${seat} takes ${event.beans}.`;
    return event.event === 'die' ? `${seat} throws ${event.die}.` : null;
  },
  scoresByMove: 'Beans after each turn',
  help: () => Promise.resolve({ chapters: [], about: () => null }),
  about: () => Promise.resolve(['A game for tests.']),
};
