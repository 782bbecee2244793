import { isMainThread } from 'node:worker_threads';
import { arena } from './command';
import { work } from './worker';

// The worker threads start from this module too, so that everything is one bundle.
if (isMainThread) process.exitCode = await arena(process.argv.slice(2), new URL(import.meta.url));
else await work();
