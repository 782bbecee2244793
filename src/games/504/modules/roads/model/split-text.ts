import type { JsonObject } from '../../../../../kit/json';
import type { State } from '../../../rules/state/state';
import { named, tileNamed } from '../../../view/model/base/places';
import type { Voice } from '../../../view/model/base/voice';

const listed = ({ between }: JsonObject) => [between].flat();

/** What an end of a road is called, so that the other one is called differently. `here`: the hex that was tapped. */
export function endText(
  state: State,
  form: JsonObject,
  end: unknown,
  voice: Voice,
  here: number,
): string {
  const [one, other] = listed(form).map((place) => named(state, place, voice));
  return one === other && tileNamed(state, end) === here
    ? voice.table.here
    : named(state, end, voice);
}

/** How many residents of each end build a road. */
export function splitText(state: State, form: JsonObject, voice: Voice, here: number): string {
  const used = [form.use ?? []].flat().map(Number);
  return voice.table.usesOf(
    listed(form).flatMap((end, place) => {
      const count = used[place] ?? 0;
      return count > 0 ? [[count, endText(state, form, end, voice, here)] as const] : [];
    }),
  );
}
