import { bare, type Form } from './bare';

/** Map 2: the capitals of three seats. */
const HQS = ['0,-4', '4,0', '-4,4'];

/** Map 2 with three seats, and what they have besides. */
export function afield(world: string, owners: Form, set: Form = {}): Form {
  const all = HQS.map((hq, owner) => [owner, { hq, ...owners[owner] }]);
  return bare(world, 3, { ...set, owners: Object.fromEntries(all) });
}

/** The same at the step of the trolley, with movement points in halves. */
export function drivingAfield(world: string, owners: Form, turn: Form = {}): Form {
  return afield(world, owners, { turn: { step: 'trolley', mp: 6, ...turn } });
}

/** Two companies and more on map 2, in the turn of the first of them. */
export function companiesAfield(world: string, owners: Form, set: Form = {}): Form {
  const founded = Object.keys(owners).map(Number);
  const form = bare(world, 3, {
    ...{ round: 2, phase: 'turn', order: founded, market: founded, foundedOrder: founded },
    turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
    ...set,
    owners,
  });
  form.share = { first: 0, sr: 1 };
  return form;
}

export const move = (from: string, to: string) => ({ do: 'move', from, to });

/** The dice of a fight, as they are told. */
export const dice = (side: string, owner: number | null, at: string, ...rolls: number[]) => ({
  ...{ event: 'dice', side, owner, at, rolls },
});
