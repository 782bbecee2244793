import type { SettingsWords } from '../../../../kit/settings-words';

export const settings: SettingsWords['settings'] = {
  board: { label: 'Map', sentence: 'Where the railroads are built.' },
};

export const values: SettingsWords['values'] = {
  'board=rust-belt': {
    label: 'Rust Belt',
    sentence: 'The Midwest around the Great Lakes: 12 cities and 14 towns, well balanced.',
  },
};
