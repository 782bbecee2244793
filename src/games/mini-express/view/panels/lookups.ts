/** What is needed only now and then and not at first. Loaded after the table. */
export { CityPanel } from './city-panel';
export { Influence } from './influence';
export { Log } from './log';
