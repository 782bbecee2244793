/** What is said only in a match with an automa or a variant; fetched for such a match. */
export { events } from './en-events-extra';
export { table } from './en-table-extra';
