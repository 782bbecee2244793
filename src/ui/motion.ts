/** Whether animations are allowed by the phone and the settings, read from the theme's own token. */
export function isMotionWanted(): boolean {
  const calm = getComputedStyle(document.documentElement).getPropertyValue('--calm');
  return Number.parseFloat(calm) > 0;
}
