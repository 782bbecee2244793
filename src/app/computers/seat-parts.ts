/** What a seat needs that may be a computer's; fetched when somebody looks for one. */
export { LEVEL_ICONS } from './level-icons';
export { LevelLine } from './level-line';
export { WatchHint } from './watch-hint';
export { WhoList } from './who-list';
