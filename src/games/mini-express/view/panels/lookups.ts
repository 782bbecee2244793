/** What is looked up now and then and not seen at first; fetched once the table is there. */
export { Influence } from './influence';
export { Log } from './log';
