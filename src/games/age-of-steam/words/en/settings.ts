import type { Said } from '../dictionary';

export const settings: Readonly<Record<string, Said>> = {
  board: { label: 'Map', sentence: 'Where the railroads are built.' },
};

export const values: Readonly<Record<string, Said>> = {
  'board=rust-belt': {
    label: 'Rust Belt',
    sentence: 'The Midwest around the Great Lakes: 12 cities and 14 towns, well balanced.',
  },
};
