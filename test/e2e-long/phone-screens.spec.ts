import { screens } from '../../scripts/screens.mjs';
import { proveOnPhone } from '../e2e/screens/on-phone';

for (const screen of screens) if (screen.alike) proveOnPhone(screen);
