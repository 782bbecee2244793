/**
 * Sets the picture that iOS shows while the installed app starts. It must have exactly the screen's pixels, and iOS
 * reads its address when the app is added to the home screen, so a page links those of its own device.
 * scripts/icons.mjs draws them, one for both themes, the same as the first paint after it.
 */
export function linkLaunchPictures(): void {
  const [short, long] = [
    Math.min(screen.width, screen.height) * devicePixelRatio,
    Math.max(screen.width, screen.height) * devicePixelRatio,
  ];
  link('portrait', `${short}x${long}`);
  link('landscape', `${long}x${short}`);
}

function link(orientation: 'portrait' | 'landscape', size: string): void {
  const element = document.createElement('link');
  element.rel = 'apple-touch-startup-image';
  element.media = `(orientation: ${orientation})`;
  element.href = `./splash/${size}.png`;
  document.head.append(element);
}
