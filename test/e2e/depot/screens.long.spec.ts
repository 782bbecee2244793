import { everyScreen } from './support/every-screen';

everyScreen('phone', 'en');
everyScreen('phone', 'ko');
everyScreen('desktop', 'ko');
everyScreen('desktop', 'en');
