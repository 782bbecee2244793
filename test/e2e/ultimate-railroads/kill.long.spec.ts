import { rules } from '../../../src/games/ultimate-railroads/rules';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../../support/people';
import { testKill } from '../support/killed';
import { test } from '../support/test';
import { newMatch } from './support/match';
import { tapAction } from './support/taps';
import { oneOfEach } from './support/visit';

// A recording would die with the browser.
test.use({ trace: 'off' });

for (const [kind, state] of oneOfEach()) {
  const start = rules.position.write(state);
  const match = newMatch({ id: kind, seats: people(state.seats), seed: kind, start });
  testKill(kind, match, async (page) => {
    const action = builder(rules.clone(state), randomFrom('killed'));
    await tapAction(page, state, action);
    return withForced(rules.clone(state), [action]).length;
  });
}
