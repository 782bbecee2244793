import { Site } from './site';

// Serves the app inside the network in which it is started; tells its address.
process.stdout.write(`${(await Site.open()).url}\n`);
