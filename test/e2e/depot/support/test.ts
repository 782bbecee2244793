import { fileURLToPath } from 'node:url';
import { test as base, still as baseStill } from '../../support/test';

export { expect } from '@playwright/test';

/** What `npm run build:test-game` leaves. */
const testBuild = fileURLToPath(new URL('../../../../dist-test', import.meta.url));

/** The tests of `test/e2e/support/test`, with the build that has the test game. */
export const test = base.extend({ folder: [testBuild, { scope: 'worker' }] });
export const still = baseStill.extend({ folder: [testBuild, { scope: 'worker' }] });
