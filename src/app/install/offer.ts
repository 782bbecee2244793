import { signal } from '@preact/signals';

/** The browser's own install prompt. It is not in the DOM's types, because only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

const offer = signal<InstallOffer | null>(null);

/** Must run at the start, because the prompt event comes once, early, and is not repeated. */
export function listenForInstallOffer(): void {
  // If it is not loaded when the app is installed, the app starts on a plain background: no need to report it.
  if (isIos())
    import('./launch-picture').then(
      (module) => module.linkLaunchPictures(),
      () => {},
    );
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer.value = event;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
}

/** `button`: the browser installs at a press; `ios`: the user must do it; null: installed, or no way known. */
export function installWay(): 'button' | 'ios' | null {
  if (offer.value) return 'button';
  const installed = matchMedia('(display-mode: standalone)').matches;
  return !installed && isIos() ? 'ios' : null;
}

/** iPads identify as Macs, but a Mac has no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export async function install(): Promise<void> {
  const event = offer.value;
  if (!event) return;
  // A prompt may be used once.
  offer.value = null;
  await event.prompt();
}
