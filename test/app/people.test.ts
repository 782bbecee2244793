import { describe, expect, it } from 'vitest';
import { occupy } from '../../src/app/new-match/occupy';
import { earlier, peopleFor, rename, seatProblem, shuffled } from '../../src/app/new-match/people';
import { recolour } from '../../src/app/new-match/recolour';

const nameOf = (seat: number) => `Player ${seat}`;
const three = peopleFor(3, [], nameOf);
const names = (people: typeof three) => people.map((one) => one.name);
const colours = (people: typeof three) => people.map((one) => one.colour);

describe('the people of a new match', () => {
  it('keeps known ones and adds new ones with their own colors', () => {
    const five = peopleFor(5, rename(three, 0, 'Ada'), nameOf);
    expect(names(five)).toEqual(['Ada', 'Player 2', 'Player 3', 'Player 4', 'Player 5']);
    expect(new Set(colours(five)).size).toBe(5);
  });

  it('gives nobody the color of an earlier one', () => {
    const known = [...three, ...three];
    expect(new Set(colours(peopleFor(5, known, nameOf))).size).toBe(5);
  });

  it('swaps colors with the previous player of the chosen one', () => {
    const [first, second] = three;
    const swapped = recolour(three, 0, second?.colour ?? 'teal');
    expect(colours(swapped).slice(0, 2)).toEqual([second?.colour, first?.colour]);
  });

  it('moves one place earlier, the first to the end', () => {
    expect(names(earlier(three, 2))).toEqual(['Player 1', 'Player 3', 'Player 2']);
    expect(names(earlier(three, 0))).toEqual(['Player 2', 'Player 3', 'Player 1']);
  });

  it('shuffles by the drawn numbers and loses nobody', () => {
    expect(names(shuffled(three, (n) => n - 1))).toEqual(['Player 3', 'Player 2', 'Player 1']);
    expect(names(shuffled(three, () => 0))).toEqual(names(three));
  });

  it('needs names that differ, regardless of case', () => {
    expect(seatProblem(three)).toBeNull();
    expect(seatProblem(rename(three, 1, '  '))).toBe('no-name');
    expect(seatProblem(rename(three, 1, 'PLAYER 1 '))).toBe('same-name');
  });

  it('starts no match for more people than there are colors', () => {
    const all = peopleFor(7, [], nameOf);
    expect(new Set(colours(all)).size).toBe(6);
    expect(seatProblem(all, 7)).toBe('too-many');
    expect(seatProblem(all, 6)).toBeNull();
  });

  it('gives computers names that nobody has, and restores people’s names', () => {
    const computers = ['Iris', 'Otto'];
    const one = occupy(
      rename(three, 0, 'Iris'),
      1,
      { kind: 'computer', level: 'director' },
      computers,
    );
    expect(names(one)).toEqual(['Iris', 'Otto', 'Player 3']);
    const other = occupy(one, 1, { kind: 'computer', level: 'engineer' }, computers);
    expect(names(other)).toEqual(['Iris', 'Otto', 'Player 3']);
    expect(other[1]?.player).toEqual({ kind: 'computer', level: 'engineer' });
    const back = occupy(other, 1, { kind: 'person' }, ['Player 2']);
    expect(names(back)).toEqual(['Iris', 'Player 2', 'Player 3']);
  });

  it('keeps who is a computer when the number of seats changes', () => {
    const seated = occupy(three, 1, { kind: 'computer', level: 'engineer' }, ['Iris']);
    expect(peopleFor(5, seated, nameOf)[1]).toEqual(seated[1]);
  });
});
