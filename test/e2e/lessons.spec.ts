import { followByRing, LESSONS } from './support/lessons';
import { test } from './support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

// `npm run test:long` follows all of them, in both languages.
for (const [first] of LESSONS) if (first) followByRing(first);
