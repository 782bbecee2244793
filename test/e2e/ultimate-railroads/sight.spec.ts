import { checkSight } from './support/sight';

checkSight('Largest');
