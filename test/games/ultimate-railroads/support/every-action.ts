import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { actionOf, KINDS } from '../../../../src/games/ultimate-railroads/rules/actions';
import { fresh } from './positions';

const state = fresh();

/** Every number that is an action. */
export const everyAction: readonly number[] = KINDS.flatMap((kind) => {
  const actions: number[] = [];
  for (let args = 0; args < 2048; args++) {
    const action = actionOf(kind, args);
    if (rules.refusal(state, action)?.because !== 'no-action') actions.push(action);
  }
  return actions;
});
