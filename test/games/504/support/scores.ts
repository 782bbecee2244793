import type { Form } from './bare';
import { finalLead, roleIn, vp } from './by-the-clauses';

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** M9.22: a bonus by rank among these; who ties shares, halves up. */
function withBonus(points: readonly number[], bonus: readonly number[]): readonly number[] {
  const sorted = [...points].sort((a, b) => b - a);
  return points.map((own) => {
    const places = sorted.flatMap((one, place) => (one === own ? [bonus[place] ?? 0] : []));
    return own + Math.round(sum(places) / places.length);
  });
}

/** The scores of the seats as if the match ended now. */
export function scores(form: Form): readonly number[] {
  const points = form.owners.map((_: Form, owner: number) => vp(form, owner));
  const seats = [...Array(form.seats).keys()];
  switch (roleIn(form, 9)) {
    case 1:
      return seats.map((seat) =>
        form.owners.reduce((worth: number, { founded, shares, value }: Form, at: number) => {
          if (!founded) return worth;
          const each = value + (roleIn(form, 7) === 3 ? finalLead(form, at) : 0);
          return worth + shares[seat] * each;
        }, form.seatCash[seat]),
      );
    case 2: {
      const founded = form.owners.flatMap((one: Form, at: number) => (one.founded ? [at] : []));
      const worth = withBonus(
        founded.map((at: number) => points[at]),
        [5, 3, 2, 1, 0],
      );
      return seats.map((seat) =>
        sum(
          founded.map(
            (at: number, place: number) => (worth[place] ?? 0) * form.owners[at].shares[seat],
          ),
        ),
      );
    }
    case 3: {
      const table =
        [
          [3, 0],
          [3, 1, 0],
          [4, 2, 1, 0],
        ][form.seats - 2] ?? [];
      const worth = withBonus(points, table);
      return seats.map((seat) =>
        sum(form.owners.map((one: Form, at: number) => (worth[at] ?? 0) * one.held[seat])),
      );
    }
    default:
      return points;
  }
}
