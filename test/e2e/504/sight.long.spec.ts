import { checkSight } from './support/check-sight';

checkSight('Default');
checkSight('Largest');
