import type { JsonObject } from '../../../../kit/json';
import { oncePer } from '../../../../kit/once-per';
import type { State } from '../../rules/state/state';
import { legalIn } from './base/legal';
import { type Line, laterOf, placesOf } from './base/line';
import { tileNamed } from './base/places';
import { composedIn, offerKind } from './table';

/** Everything that one tap may play on the map; composed lines come before plain ones for the same. */
export const linesIn = oncePer((state: State): readonly Line[] => [
  ...composedIn(state),
  ...plainLines(state),
]);

/** Every action that is legal now or after the steps that may be passed by. */
function plainLines(state: State): readonly Line[] {
  return laterOf(state).flatMap(({ before, state: then }) =>
    legalIn(then).flatMap(({ action, form }) => {
      const kind = offerKind(state, String(form.do));
      const hexes = hexesOf(then, form);
      return kind && hexes.length > 0 ? [{ before, action, form, hexes }] : [];
    }),
  );
}

/** The hexes on which an action is offered, where it comes from first: on the map of that position or of another one. */
export function hexesOf(state: State, form: JsonObject, drawn = state): readonly number[] {
  const here = offerKind(state, String(form.do))?.hexes?.(state, form);
  return (
    here ??
    placesOf(form)
      .map((place) => tileNamed(drawn, place))
      .filter((hex) => hex >= 0)
  );
}
