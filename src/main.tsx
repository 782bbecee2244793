import { render } from 'preact';
import { App } from './app/app';
import { showAppearance } from './app/appearance';
import { listenForInstallOffer } from './app/install/offer';
import './first-paint.css';

showAppearance();
listenForInstallOffer();
const root = document.getElementById('app');
if (root) render(<App />, root);
