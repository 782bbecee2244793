import { screens } from '../../../scripts/screens.mjs';
import { checkFrom } from './on-phone';

for (const screen of screens) if (!screen.continues && !screen.slow) checkFrom(screen, 'all');
