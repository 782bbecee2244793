import { render } from 'preact';
import { App } from './app/app';
import { listenForInstallOffer } from './app/install/offer';
import { showAppearance } from './app/store/appearance';
import './first-paint.css';

showAppearance();
listenForInstallOffer();
const root = document.getElementById('app');
if (root) render(<App />, root);
