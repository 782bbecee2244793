import { screens } from '../../../scripts/screens.mjs';
import { proveOnPhone } from './on-phone';

for (const screen of screens) if (!screen.slow && !screen.alike) proveOnPhone(screen);
