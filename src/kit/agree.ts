/** English: how words go with a name or a number. */

/** The name of a person alone at the table, in a lesson or with a puzzle: the sentences speak to them. */
const YOU = 'You';
const isYou = (name: string) => name === YOU || name === within(YOU);

/** A name within a sentence: “Ada”, “you”. */
export function within(name: string): string {
  return name === YOU ? 'you' : name;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  passes: 'pass',
  goes: 'go',
};

/** The verb as it goes with this name, given as it goes with any other: “builds”, “build”. */
export function verb(name: string, of: string): string {
  return isYou(name) ? (IRREGULAR[of] ?? of.replace(/s$/, '')) : of;
}

/** “Ada builds”, “You build”. */
export function does(name: string, of: string): string {
  return `${name} ${verb(name, of)}`;
}

/** “Ada’s”, “Your”; of a name within a sentence “your”. */
export function whose(name: string): string {
  return isYou(name) ? `${name}r` : `${name}’s`;
}

/** “Ada’s”, “yours”, behind what is theirs. */
export function theirs(name: string): string {
  return isYou(name) ? 'yours' : `${name}’s`;
}

/** “1 point”, “2 points”. `many`: of a noun whose plural is not just with an s. */
export const count = (figure: number, one: string, many = `${one}s`): string =>
  `${figure} ${figure === 1 ? one : many}`;
