import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import type { LabeledText, SettingsWords } from '../../../../kit/settings-words';
import type { BuiltInBoard } from '../../rules/board';
import type { Phase } from '../../rules/state';
import type { Stand } from '../words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';
import { table } from './table';

/** What each phase is called: one short word, so that the head of a phone has room for it. */
const phases: Readonly<Record<Phase | 'end', string>> = {
  ...table.phase.step,
  // Payday and goods growth.
  end: 'End',
  over: 'Game over',
};

function heading({ phase, turn, turns, round }: Stand): string {
  const title = phases[phase as Phase] ?? phase;
  const number = turns > 0 ? `Turn ${turn}/${turns}` : `Turn ${turn}`;
  const parts = [
    turn > 0 && phase !== 'over' ? number : '',
    round > 0 ? `${title} ${round}` : title,
  ];
  return parts.filter(Boolean).join(' · ');
}

const settings: SettingsWords['settings'] = {
  board: { label: 'Map', sentence: 'Where the railroads are built.' },
};

const values: Readonly<Record<`board=${BuiltInBoard}`, LabeledText>> = {
  'board=rust-belt': {
    label: 'Rust Belt',
    sentence: 'The Midwest around the Great Lakes: 12 cities and 14 towns, well balanced.',
  },
};

export const words = wordsFrom({
  name: 'Age of Steam',
  tagline: 'Bid, build track and ship goods without going bankrupt. Demanding.',
  names,
  scoresByMove: 'Points after each move',
  settings,
  values,
  heading,
  refusals,
  outsideRefusals: async () => (await import('./outside')).refusals,
  ...OUTSIDE_WORDS.en,
  problems: async () => (await import('./outside')).problems,
  events,
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
