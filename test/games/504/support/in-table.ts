import { h, type VNode } from 'preact';
import type { State } from '../../../../src/games/504/rules/state/state';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { InTable } from '../../../../src/games/504/view/model/base/in-table';
import type { Voice } from '../../../../src/games/504/view/model/base/voice';

/** Puts a part into the table of a position, of which nothing is kept. */
export const inTable = (state: State, voice: Voice) => (part: VNode) =>
  h(
    InTable,
    { value: { ...voice, state, facts: factsOf(state), voice, plies: [], passed: null } },
    part,
  );
