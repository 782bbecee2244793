/*
 * Points at which modules and pairs join in. The one that asks declares a point next to its question, and does not
 * know which modules answer. A world has the answers to each point in the order of the table.
 */

/** What is known by its code: no other of its sort has the same. */
export interface Coded {
  readonly code: number;
}

interface Point<Sort extends string> extends Coded {
  readonly sort: Sort;
}

let declared = 0;

function point<Sort extends string>(sort: Sort): Point<Sort> {
  return { sort, code: declared++ };
}

/** A number, such as a price, that each answer takes and returns, changed or not. */
export type Figure = Point<'figure'>;
/** Why something is not possible: the first reason counts. */
export type Objection = Point<'objection'>;
/** Something has happened. */
export type Moment = Point<'moment'>;
/** A place in the course of a match where a phase or a pending choice may be opened. */
export type Interlude = Point<'interlude'>;

export const figure = (): Figure => point('figure');
export const objection = (): Objection => point('objection');
export const moment = (): Moment => point('moment');
export const interlude = (): Interlude => point('interlude');

/** Answers to several points, as a module gives them. */
export type Answers<Of extends Coded, Answer> = readonly (readonly [Of, Answer])[];

/** The answers to each point, by its code. */
export function byPoint<Answer>(all: Answers<Coded, Answer>): readonly (readonly Answer[])[] {
  return Array.from({ length: declared }, (_, code) =>
    all.flatMap(([one, answer]) => (one.code === code ? [answer] : [])),
  );
}
