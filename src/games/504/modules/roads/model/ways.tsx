import type { JsonObject } from '../../../../../kit/json';
import { Button } from '../../../../../ui/button';
import type { State } from '../../../rules/state/state';
import { useTable } from '../../../view/model/base/in-table';
import type { WaysProps } from '../../../view/model/base/parts';
import { named, tileNamed } from '../../../view/model/base/places';
import type { Voice } from '../../../view/model/base/voice';

const splitOf = ({ use }: JsonObject) => String(use ?? '');
const homeOf = ({ home }: JsonObject) => String(home ?? '');

/** How many residents of each end build a road, and from which of them one goes home. */
export function RoadWays({ ways, way, here, onWay }: WaysProps) {
  const { state, voice, table } = useTable();
  const now = ways[way]?.form ?? {};
  const splits = new Map(
    ways.map(({ form }) => [splitOf(form), splitText(state, form, voice, here)] as const),
  );
  const homes = [...new Set(ways.map(({ form }) => homeOf(form)))].filter(Boolean).sort();
  const choose = (split: string, home: string) => {
    const able = ways.filter(({ form }) => splitOf(form) === split);
    const best = able.find(({ form }) => homeOf(form) === home) ?? able[0];
    if (best) onWay(ways.indexOf(best));
  };
  return (
    <div class="f-ways">
      {splits.size > 1 && (
        <div role="group" aria-label={table.uses}>
          <span>{table.uses}</span>
          {[...splits]
            .sort()
            .reverse()
            .map(([split, text]) => (
              <Button
                key={split}
                pressed={split === splitOf(now)}
                onClick={() => choose(split, homeOf(now))}
              >
                {text}
              </Button>
            ))}
        </div>
      )}
      {homes.length > 1 && (
        <div role="group" aria-label={table.home}>
          <span>{table.home}</span>
          {homes
            .filter((home) =>
              ways.some(({ form }) => splitOf(form) === splitOf(now) && homeOf(form) === home),
            )
            .map((home) => (
              <Button
                key={home}
                pressed={home === homeOf(now)}
                onClick={() => choose(splitOf(now), home)}
              >
                {endText(state, now, home, voice, here)}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

const listed = ({ between }: JsonObject) => [between].flat();

/** What an end of a road is called, so that the other one is called differently. `here`: the hex that was tapped. */
function endText(state: State, form: JsonObject, end: unknown, voice: Voice, here: number): string {
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
