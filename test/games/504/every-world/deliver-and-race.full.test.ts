import { playEveryWorld } from '../support/every-world';

playEveryWorld('12');
