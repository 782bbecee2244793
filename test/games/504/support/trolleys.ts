import { bare, type Form } from './bare';

/** Map 3: HQs on city 3, which offers wood, and on cities 8 and 5. */
export const places = { 0: { hq: '1,0' }, 1: { hq: '4,0' }, 2: { hq: '0,-4' } };

/** At the step of the trolley, on map 3. */
export function driving(world: string, owner: Form = {}, turn: Form = {}, map: Form = {}): Form {
  return bare(world, 3, {
    map,
    turn: { step: 'trolley', mp: 6, ...turn },
    owners: { ...places, 0: { ...places[0], ...owner } },
  });
}

/** With one empty hold, where none are named. */
export function trolley(at: string, ...holds: Form[]): Form {
  return { trolley: { at, speed: 3, holds: holds.length > 0 ? holds : [null] } };
}
