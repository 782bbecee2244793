import { screens } from '../../scripts/screens.mjs';
import { checkSightFrom } from './screens/largest';

for (const screen of screens) if (!screen.continues && !screen.slow) checkSightFrom(screen);
