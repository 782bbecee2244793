import { advice } from '../../src/games/mini-express/advice';
import { rules } from '../../src/games/mini-express/rules';
import { subjectOf } from './subject';

/** Standard, USA, 4 seats. */
export const miniExpress = subjectOf(rules, advice, 4);
