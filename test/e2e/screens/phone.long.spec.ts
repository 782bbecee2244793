import { screens } from '../../../scripts/screens.mjs';
import { LANGUAGES } from '../../../src/kit/words';
import { checkScreen } from './on-phone';

for (const screen of screens)
  if (!screen.slow) for (const language of LANGUAGES) checkScreen(screen, language, 'all');
