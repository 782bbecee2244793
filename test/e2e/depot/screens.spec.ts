import { everyScreen } from './every-screen';

// The others are looked at where there is time: test/e2e-long/depot.
everyScreen('phone', 'en');
