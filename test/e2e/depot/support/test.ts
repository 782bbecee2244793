import { fileURLToPath } from 'node:url';
import { test as base } from '../../support/test';

export { expect } from '@playwright/test';

/** What `npm run build:test-game` leaves. */
const testBuild = fileURLToPath(new URL('../../../../dist-test', import.meta.url));

/** Playwright's test, with the build that has the test game. */
export const test = base.extend({ folder: [testBuild, { scope: 'worker' }] });
