import { isAction, KINDS, packAction } from '../../../../src/games/ultimate-railroads/rules/action';

/** Every number that is an action. */
export const everyAction: readonly number[] = KINDS.flatMap((_, kind) => {
  const actions: number[] = [];
  for (let one = 0; one < 64; one++)
    for (let two = 0; two < 32; two++)
      for (let three = 0; three < 8; three++) {
        const action = packAction(kind, one, two, three);
        if (isAction(action)) actions.push(action);
      }
  return actions;
});
