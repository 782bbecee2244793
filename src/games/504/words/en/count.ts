/** “1 point”, “2 points” */
export const count = (number: number, one: string): string =>
  `${number} ${one}${number === 1 ? '' : 's'}`;
