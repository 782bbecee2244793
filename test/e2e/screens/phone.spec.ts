import { screens } from '../../../scripts/screens.mjs';
import { checkScreen } from './on-phone';

for (const screen of screens)
  if (!screen.continues && !screen.alike && !screen.slow) checkScreen(screen, 'en', 'some');
