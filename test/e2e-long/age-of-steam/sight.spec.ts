import { checkSight } from '../../e2e/age-of-steam/support/sight';

checkSight('Default');
