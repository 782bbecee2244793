import type { AnyScriptedPlayer } from '../kit/scripted-player';

/** The scripted player of each game that has one, by its id. No screen loads them. */
export const scriptedPlayers: Readonly<Record<string, () => Promise<AnyScriptedPlayer>>> = {
  'age-of-steam': async () => (await import('./age-of-steam/advice/scripted')).scripted,
  'ultimate-railroads': async () => (await import('./ultimate-railroads/advice/scripted')).scripted,
  '504': async () => (await import('./504/advice/scripted')).scripted,
};
