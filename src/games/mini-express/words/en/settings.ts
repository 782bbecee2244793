import type { SettingsWords } from '../../../../kit/settings-words';
import type { Dictionary } from '../dictionary';

export const settings: SettingsWords['settings'] = {
  mode: { label: 'Mode', sentence: 'Who plays against whom.' },
  board: { label: 'Board', sentence: 'Where the four companies build.' },
  level: { label: 'Level', sentence: 'How strong the automa is.' },
  edition: { label: 'Edition', sentence: 'Which rulebook to follow where they differ.' },
  spike: { label: 'Golden Spike', sentence: 'A railway right across the continent.' },
  harbors: { label: 'Harbors', sentence: 'New starts by the sea.' },
  firstGame: { label: 'Room in cities', sentence: 'How many companies a city holds.' },
};

export const values: SettingsWords['values'] = {
  'mode=standard': {
    label: 'Standard',
    sentence: 'Three to five players, everyone for themselves.',
  },
  'mode=solo': {
    label: 'Solo',
    sentence: 'You against an automa steered by tiles drawn from a bag.',
  },
  'mode=duel': {
    label: 'Duel + automa',
    sentence: 'Two players, with an automa as the third.',
  },
  'mode=duel-expert': {
    label: 'Expert duel',
    sentence: 'Two players, two actions a turn, each for a different company.',
  },
  'board=usa': { label: 'USA', sentence: 'All four start in the east and race west.' },
  'board=europe': {
    label: 'Europe',
    sentence: 'All four start in the east; seas and straits bend the routes.',
  },
  'level=easy': { label: 'Easy', sentence: '' },
  'level=normal': { label: 'Normal', sentence: '' },
  'level=hard': { label: 'Hard', sentence: '' },
  'level=expert': { label: 'Expert', sentence: '' },
  'level=nightmare': { label: 'Nightmare', sentence: '' },
  'edition=en': {
    label: 'English 1.00',
    sentence: 'Follows the English rulebook where the two differ.',
  },
  'edition=ko': {
    label: 'Korean 1.10',
    sentence: 'Follows the later Korean rulebook where the two differ.',
  },
  'spike=false': { label: 'Off', sentence: 'Omaha and San Francisco are ordinary cities.' },
  'spike=true': {
    label: 'Golden Spike',
    sentence:
      'The first to Omaha opens San Francisco to the others; connecting the two makes two companies longer.',
  },
  'harbors=false': { label: 'Off', sentence: 'Harbors are ordinary hexes.' },
  'harbors=true': {
    label: 'Harbors',
    sentence: 'The first into a city with purple opens a new start in a harbor.',
  },
  'firstGame=false': {
    label: 'By the rules',
    sentence: 'One to three companies, depending on the city.',
  },
  'firstGame=true': {
    label: 'Two each (first game)',
    sentence: 'Every city holds two companies: easier for new players.',
  },
};

export const level: Dictionary['level'] = (level, edition, duel) => {
  const korean = edition === 'ko';
  switch (level) {
    case 'easy':
      return 'The automa plays by its basic rules.';
    case 'normal':
      return `Its shares fill a company to 3 ready trains, and a company with 2 or more gets no compensation from it.${
        korean ? ' The match ends when its target reaches the last city.' : ''
      }`;
    case 'hard':
      if (duel && !korean) return 'In a duel, the same as normal.';
      return `Like normal${duel ? '' : ', and it starts with twice the shares'}.${
        korean ? ' With influence 3 or less, shares score nothing.' : ''
      }`;
    case 'expert':
      return `Like hard, and every share it takes gives it 1 influence.${
        korean ? ' With less influence than it, shares score nothing.' : ''
      }`;
    case 'nightmare':
      return `Like expert, and it starts with influence 2 everywhere${
        korean ? (duel ? ', the players with 0' : ', you with 0') : ''
      }.`;
  }
};
