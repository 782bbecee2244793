import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';

export const words = wordsFrom({
  name: '504',
  tagline: 'Three of nine modules make a new game each time, from simple to demanding.',
  names,
  scoresByMove: 'Scores after each move',
  world: {
    label: 'World',
    sentence: 'Three different modules make a world: the goal, the income, and a twist.',
    roles: ['Goal', 'Income', 'Twist'],
    parts: {
      1: { I: 'Wandering', II: 'carriers', III: 'on the road' },
      2: { I: 'Restless', II: 'pioneers', III: 'short of time' },
      3: { I: 'Self-made', II: 'factory owners', III: 'each in their own way' },
      4: { I: 'Warlike', II: 'generals', III: 'with daggers drawn' },
      5: { I: 'Searching', II: 'explorers', III: 'into the unknown' },
      6: { I: 'Linking', II: 'road builders', III: 'along the roads' },
      7: { I: 'Ambitious', II: 'landowners', III: 'hungry for fame' },
      8: { I: 'Busy', II: 'merchants', III: 'with much to make' },
      9: { I: 'Listed', II: 'companies', III: 'on other people’s money' },
    },
    title: (goal, income, twist) => `${goal} ${income} ${twist}`,
    summary: (code, title) => `World ${code}: ${title}`,
  },
  heading: ({ stage, step, round, share, byCompanies }, { stage: stages, step: steps }) => {
    if (stage === 'share') return share > 0 ? `Share round ${share}` : stages.share;
    const number = `Round ${round}`;
    const part = steps[step as keyof typeof steps] ?? stages[stage as keyof typeof stages] ?? stage;
    if (round === 0 || stage === 'over') return part;
    // With a company behind it, it has one line of a phone, and the question says the rest. The log names it in full.
    if (byCompanies) return stage === 'turn' && !step ? `Business round ${round}` : number;
    return stage !== 'turn' || step ? `${number} · ${part}` : number;
  },
  actingFor: (company) => company,
  refusals,
  ...OUTSIDE_WORDS.en,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  book: async () => (await import('./book')).book,
  tour: async () => (await import('./tour')).tour,
});
