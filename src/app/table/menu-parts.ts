/** The contents of a table's menu and its sheets, loaded separately from the table. */
export { LiveLog } from '../log/turn-log';
export { FindPlace } from './find-place';
export { MenuList } from './menu-list';
export { ScoreNow } from './score-now';
