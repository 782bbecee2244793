import type { JsonObject } from '../../../../../kit/json';
import { Button } from '../../../../../ui/button';
import type { WaysProps } from '../../../view/model/base/parts';
import { endText, splitText } from './split-text';

const splitOf = ({ use }: JsonObject) => String(use ?? '');
const homeOf = ({ home }: JsonObject) => String(home ?? '');

/** How many residents of each end build a road, and from which of them one goes home. */
export function RoadWays({ state, ways, way, here, voice, onWay }: WaysProps) {
  const { table } = voice;
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
