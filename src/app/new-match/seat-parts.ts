/** What is needed to change seats. Loaded after New match is shown. */
export { Smartphone as AwayIcon } from 'lucide-preact';
export { LEVEL_ICONS } from '../computers/level-icons';
export { LevelLine } from '../computers/level-line';
export { WatchHint } from '../computers/watch-hint';
export { ColorSheet } from './color-sheet';
export { WhoSheet } from './who-sheet';
