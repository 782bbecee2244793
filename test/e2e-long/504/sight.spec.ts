import { checkSight } from '../../e2e/504/support/sight';

checkSight('Default');
