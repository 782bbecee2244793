import { checkSight } from './check-sight';

checkSight('Default');
checkSight('Largest');
