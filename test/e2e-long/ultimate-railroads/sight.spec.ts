import { checkSight } from '../../e2e/ultimate-railroads/support/sight';

checkSight('Default');
