import type { ScriptedPlayer } from '../../../kit/scripted-player';
import type { State } from '../rules/state';
import { suggestion } from './suggestion';

/** Plays what a good player would do, by rules of thumb alone. */
export const scripted: ScriptedPlayer<State> = { choose: suggestion };
