import type { SettingsWords } from '../../../../kit/settings-words';
import type { Dictionary } from '../dictionary';

export const settings: SettingsWords['settings'] = {
  mode: { label: 'Mode', sentence: 'Who plays against whom.' },
  board: { label: 'Board', sentence: 'Where the four companies build.' },
  level: { label: 'Level', sentence: 'How much the automa is helped.' },
  edition: { label: 'Edition', sentence: 'Which rulebook holds where the two differ.' },
  spike: { label: 'Golden Spike', sentence: 'A railway right across the continent.' },
  harbors: { label: 'Harbors', sentence: 'New starts by the sea.' },
  firstGame: { label: 'First game', sentence: 'An easier start for new players.' },
};

export const values: SettingsWords['values'] = {
  'mode=standard': {
    label: 'Standard',
    sentence: 'Three to five players, everyone for themselves.',
  },
  'mode=solo': {
    label: 'Solo',
    sentence: 'You alone against an automa that tiles from a bag lead across the map.',
  },
  'mode=duel': {
    label: 'Duel + automa',
    sentence: 'Two players, and an automa as the third that both must beat.',
  },
  'mode=duel-expert': {
    label: 'Expert duel',
    sentence: 'Two players with two actions a turn, each for another company.',
  },
  'board=usa': { label: 'USA', sentence: 'All four start in the east and race to the west.' },
  'board=europe': {
    label: 'Europe',
    sentence: 'They start in the east; seas and straits bend the lines.',
  },
  'level=easy': { label: 'Easy', sentence: '' },
  'level=normal': { label: 'Normal', sentence: '' },
  'level=hard': { label: 'Hard', sentence: '' },
  'level=expert': { label: 'Expert', sentence: '' },
  'level=nightmare': { label: 'Nightmare', sentence: '' },
  'edition=en': {
    label: 'English 1.00',
    sentence: 'The rules of the English book where the two books differ.',
  },
  'edition=ko': {
    label: 'Korean 1.10',
    sentence: 'The later rules of the Korean book where the two books differ.',
  },
  'spike=false': { label: 'Without', sentence: 'Omaha and San Francisco are cities like others.' },
  'spike=true': {
    label: 'Golden Spike',
    sentence:
      'The first to Omaha opens San Francisco to the others; whoever joins the two lengthens two companies.',
  },
  'harbors=false': { label: 'Without', sentence: 'The harbors are hexes like others.' },
  'harbors=true': {
    label: 'Harbors',
    sentence: 'The first into a city with purple opens a new start on a harbor.',
  },
  'firstGame=false': {
    label: 'Full rules',
    sentence: 'Cities hold one, two or three companies.',
  },
  'firstGame=true': { label: 'First game', sentence: 'Every city holds two companies.' },
};

export const level: Dictionary['level'] = (level, edition, duel) => {
  const korean = edition === 'ko';
  switch (level) {
    case 'easy':
      return 'The automa plays by its plain rules.';
    case 'normal':
      return `Its shares fill a company to 3 ready trains, and a company with 2 or more gets no compensation from it.${
        korean ? ' The match ends when its target comes to the last city.' : ''
      }`;
    case 'hard':
      if (duel && !korean) return 'In a duel the same as normal.';
      return `As normal${duel ? '' : ', and it starts with twice the shares'}.${
        korean ? ' Shares score nothing for whoever has influence 3 or less.' : ''
      }`;
    case 'expert':
      return `As hard, and every share it takes gives it 1 influence.${
        korean ? ' Shares score nothing for whoever has less influence than it.' : ''
      }`;
    case 'nightmare':
      return `As expert, and it starts with influence 2 everywhere${
        korean ? (duel ? ', the players with 0' : ', you with 0') : ''
      }.`;
  }
};
