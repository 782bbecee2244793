/**
 * What the figures of a seat (outlook.ts) add to its points, fitted to matches of computers against each other:
 * for each figure a part that stays, and one that grows with the time left.
 */
// biome-ignore format: a figure a line
export const COEFFICIENTS: readonly number[] = [
  -0.77, -1.76, // income
  0.02, 1.9, // shares
  -0.31, 1.35, // track
  0.63, 1.39, // money
  0.09, -1.26, // money short of a safe sum
  -0.93, 12.26, // engine
  0.21, -1.83, // next deliveries
  -0.85, 9.61, // next deliveries with a longer engine
  -0.04, 5.47, // links
  1.27, -2.63, // place in the order
  -0.37, -6.01, // deficit
  1.51, -3.95, // further deliveries
  -2.14, 5.32, // First Move
  -1.86, 4.08, // First Build
  -0.81, 0.61, // Engineer
  -3.82, 3.96, // Locomotive
  -1.62, 4.56, // Urbanization
  -2.16, 2.77, // Production
  -2.22, 6.9, // Turn Order
];

/** How many points make a lead: at the end of a match, and what is added with the time left. */
export const SPREAD: readonly [number, number] = [4, 20];
