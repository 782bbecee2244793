import { describe, expect, it } from 'vitest';
import {
  earlier,
  type People,
  rename,
  seatProblem,
  shuffled,
} from '../../src/app/match-parts/people';
import { arrange, atLevel, levelOf, wayOf } from '../../src/app/match-parts/ways';
import { occupy, recolor } from '../../src/app/new-match/seat-changes';

const naming = {
  people: (seat: number) => [seat + 1, 1, 2, 3, 4, 5, 6].map((one) => `Player ${one}`),
  computers: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil'],
};
const together = (count: number, known: People) => arrange('together', count, known, naming);
const three = together(3, []);
const names = (people: People) => people.map((one) => one.name);
const colors = (people: People) => people.map((one) => one.colour);
const players = (people: People) =>
  people.map(({ player }) => (player.kind === 'computer' ? player.level : 'person'));

describe('the people of a new match', () => {
  it('keeps known ones and adds new ones with their own colors', () => {
    const five = together(5, rename(three, 0, 'Ada'));
    expect(names(five)).toEqual(['Ada', 'Player 2', 'Player 3', 'Player 4', 'Player 5']);
    expect(new Set(colors(five)).size).toBe(5);
  });

  it('gives nobody the color of an earlier one', () => {
    const known = [...three, ...three];
    expect(new Set(colors(together(5, known))).size).toBe(5);
  });

  it('swaps colors with the previous player of the chosen one', () => {
    const [first, second] = three;
    const swapped = recolor(three, 0, second?.colour ?? 'teal');
    expect(colors(swapped).slice(0, 2)).toEqual([second?.colour, first?.colour]);
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
    const all = together(7, []);
    expect(new Set(colors(all)).size).toBe(6);
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
    const seated = occupy(
      arrange('computers', 3, [], naming),
      1,
      { kind: 'computer', level: 'engineer' },
      [],
    );
    expect(arrange('computers', 5, seated, naming)[1]).toEqual(seated[1]);
  });

  it('seats one person against computers, who keeps name, color and place', () => {
    const moved = shuffled(rename(arrange('computers', 3, [], naming), 0, 'Ada'), (n) => n - 1);
    expect(names(moved)).toEqual(['Otto', 'Iris', 'Ada']);
    expect(players(moved)).toEqual(['conductor', 'conductor', 'person']);
    expect(arrange('computers', 3, moved, naming)).toEqual(moved);
    // With fewer seats it is a computer who leaves.
    const fewer = arrange('computers', 2, moved, naming);
    expect(players(fewer)).toContain('person');
    expect(names(fewer)).toContain('Ada');
  });

  it('turns computers into people, and leaves one of them alone', () => {
    const against = arrange('computers', 3, rename(three, 0, 'Ada'), naming);
    expect(names(against)).toEqual(['Ada', 'Iris', 'Otto']);
    expect(names(together(3, against))).toEqual(['Ada', 'Player 2', 'Player 3']);
    expect(names(arrange('solo', 1, against, naming))).toEqual(['Ada']);
  });

  it('has everybody but one at another phone where phones are linked', () => {
    const linked = arrange('linked', 4, [], naming);
    expect(linked.map(({ away }) => away)).toEqual([false, true, true, true]);
    expect(wayOf(linked)).toBe('linked');
    expect(together(4, linked).some(({ away }) => away)).toBe(false);
  });

  it('says the way in which people play', () => {
    for (const way of ['computers', 'together', 'linked'] as const)
      expect(wayOf(arrange(way, 3, three, naming))).toBe(way);
    expect(wayOf(arrange('solo', 1, three, naming))).toBe('solo');
  });

  it('sets all computers to a level, and says when they differ', () => {
    const against = arrange('computers', 3, [], naming);
    expect(levelOf(against)).toBe('conductor');
    expect(players(atLevel(against, 'director'))).toEqual(['person', 'director', 'director']);
    const mixed = occupy(against, 2, { kind: 'computer', level: 'director' }, []);
    expect(levelOf(mixed)).toBeNull();
    expect(levelOf(three)).toBeUndefined();
  });
});
