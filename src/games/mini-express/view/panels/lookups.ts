/** What is looked up now and then and not seen at first; fetched once the table is there. */
export { CityPanel } from './city-panel';
export { Influence } from './influence';
export { Log } from './log';
