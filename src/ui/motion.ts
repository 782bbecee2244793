/** Whether animations are allowed by the phone and the settings, read from the theme's own token. */
export function isMotionWanted(): boolean {
  const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion');
  return Number.parseFloat(motion) > 0;
}
