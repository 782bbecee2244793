import { Site } from '../../e2e/support/site';
import { givenPaths } from './command-line';
import { newProfile, openPhone, type Phone } from './phone';

/** Where the app is, and the browser that the phone is made of. */
interface Place {
  readonly url: string;
  readonly chromium: string;
}

/**
 * Measures on a new phone and a site of its own; the command line names the browser and the built folder. What fails
 * leaves a picture in test-results.
 */
export async function onPhone(
  measure: (phone: Phone, place: Place) => Promise<void>,
): Promise<void> {
  const { chromium, dist } = givenPaths();
  const site = await Site.open(dist);
  const profile = await newProfile();
  const phone = await openPhone(chromium, profile);
  try {
    await measure(phone, { url: site.url, chromium });
  } catch (error) {
    // What stood there when something did not come.
    await phone.page.screenshot({ path: 'test-results/bench.png' });
    throw error;
  } finally {
    await phone.close();
    await site.stop();
    await profile.remove();
  }
}
