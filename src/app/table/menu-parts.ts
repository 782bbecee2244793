/** What is in the menu of a table, and what opens from it; fetched apart from the table. */
export { MenuList } from './menu-list';
export { ScoreNow } from './score-now';
