import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<main>Roundhouse</main>, root);
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('./sw.js');
}
