/** What a seat needs that may be a computer's; fetched when somebody looks for one. */
export { Smartphone as AwayIcon } from 'lucide-preact';
export { LEVEL_ICONS } from '../computers/level-icons';
export { LevelLine } from '../computers/level-line';
export { WatchHint } from '../computers/watch-hint';
export { WhoSheet } from './who-sheet';
