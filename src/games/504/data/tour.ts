/**
 * Worlds to play one after the other, from simple to wild. Each brings a module that the ones before do not have, or a
 * known one in a new role; where several would do, one that ends in few rounds. The first one is that of the first lesson.
 */
export const TOUR = [
  ...(['685', '785', '567', '956', '759', '165'] as const),
  ...(['275', '357', '475', '251', '894', '943'] as const),
] as const;
export type TourWorld = (typeof TOUR)[number];
