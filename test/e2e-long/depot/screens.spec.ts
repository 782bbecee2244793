import { everyScreen } from '../../e2e/depot/every-screen';

everyScreen('phone', 'ko');
everyScreen('desktop', 'ko');
everyScreen('desktop', 'en');
