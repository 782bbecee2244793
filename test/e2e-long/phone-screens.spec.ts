import { pathTo, screens } from '../../scripts/screens.mjs';
import { checkFrom } from '../e2e/screens/on-phone';

const roots = new Set(screens.filter(({ alike }) => alike).map((screen) => pathTo(screen)[0]));

for (const root of roots) if (root) checkFrom(root, 'all');
