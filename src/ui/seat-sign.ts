/**
 * The letters of a seat's sign, different from those of the other seats: the first letter of its name; where other
 * names begin with the same one, the number at the end of the name, or else also the first letter that differs. A
 * Hangul syllable is enough alone, and is as wide as two letters. '' for no name.
 */
export function seatSign(name: string, among: readonly { readonly name: string }[]): string {
  const own = lettersOf(name);
  const [first = ''] = own;
  const alike = among
    .map((seat) => lettersOf(seat.name))
    .filter((other) => other[0] === first && other.join('') !== own.join(''));
  if (alike.length === 0) return first;
  const number = numberAtEnd(own);
  if (number && alike.every((other) => numberAtEnd(other) !== number)) return number;
  const apart = own.find(
    (letter, at) => letter.trim() && alike.every((other) => other[at] !== letter),
  );
  if (!apart) return first;
  return /\p{Script=Hangul}/u.test(apart) ? apart : first + apart.toLowerCase();
}

/** Letters as people see them: a flag, or a letter with its accents, is one. Firefox before 125 has no segmenter. */
function lettersOf(name: string): readonly string[] {
  const plain = name
    .replace(/[\u2068\u2069]/g, '')
    .trim()
    .toUpperCase();
  if (!('Segmenter' in Intl)) return [...plain];
  return Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
}

const numberAtEnd = (letters: readonly string[]) => /\d*$/.exec(letters.join(''))?.[0];
