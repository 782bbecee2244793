import { everyScreen } from './every-screen';

// The other two are looked at where there is time: test/e2e-long/depot.
everyScreen('phone', 'en');
everyScreen('desktop', 'ko');
