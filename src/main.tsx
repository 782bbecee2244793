import { render } from 'preact';
import { App } from './app/app';
import { listenForInstallOffer } from './app/install/offer';
import { showAppearance } from './app/store/appearance';
import './first-paint.css';

showAppearance();
listenForInstallOffer();
const root = document.getElementById('app');
// Another page that shows this one could have its visitors press our buttons without knowing.
if (window.top !== window) void import('./app/crash/framed').then(({ refuse }) => refuse(root));
else if (root) render(<App />, root);
