import { Counter } from '../../../../ui/editor/number-fields';
import { Segmented } from '../../../../ui/segmented';
import type { OwnTiles } from '../../data/own-tiles';
import { POINTS_MOST } from '../../data/tiles-read';
import type { EditorContext } from './describe';
import { withEngineer, withPay } from './edit';

interface FieldsProps {
  readonly tiles: OwnTiles;
  readonly index: number;
  readonly context: EditorContext;
  readonly onChange: (tiles: OwnTiles, step?: string) => void;
}

/** What an engineer costs, and where it comes from. */
export function EngineerFields({ tiles, index, context, onChange }: FieldsProps) {
  const { words } = context;
  const engineer = tiles.engineers[index];
  if (!engineer) return null;
  const { workers, stack } = engineer;
  return (
    <>
      <Segmented
        legend={words.cost}
        value={workers === 1 ? '1' : workers === 2 ? '2' : 'ruble'}
        segments={(['1', '2', 'ruble'] as const).map((value) => ({
          value,
          label: words.costs[value],
        }))}
        onChange={(cost) => {
          const paid = cost === 'ruble' ? [0, 1] : [Number(cost), 0];
          const [workers = 0, rubles = 0] = paid;
          onChange(withEngineer(tiles, index, { workers, rubles }));
        }}
      />
      <Segmented
        legend={words.stack}
        value={stack ?? 'card'}
        segments={(['A', 'B', 'card'] as const).map((value) => ({
          value,
          label: words.stacks[value],
        }))}
        onChange={(from) =>
          onChange(withEngineer(tiles, index, { stack: from === 'card' ? null : from }))
        }
      />
    </>
  );
}

/** What an end-bonus card pays: for each, or by steps. */
export function PayFields({ tiles, index, context, onChange }: FieldsProps) {
  const { words, names } = context;
  const card = tiles.bonusCards[index];
  if (!card) return null;
  const { tiers } = card;
  const counts = names.bonusCard[card.id as keyof typeof names.bonusCard];
  const field = (
    label: string,
    value: number,
    min: number,
    most: number,
    set: (n: number) => void,
  ) => (
    <li key={label}>
      <span class="ur-effect-list__name">{label}</span>
      <Counter
        label={label}
        fewer={words.fewer(label)}
        more={words.more(label)}
        value={value}
        min={min}
        max={most}
        onChange={(wanted) => wanted !== value && set(wanted)}
      />
    </li>
  );
  if (tiers.length === 0)
    return (
      <ul class="ur-effect-list">
        {field(words.each(counts), card.each, 0, POINTS_MOST, (each) =>
          onChange(withPay(tiles, index, { each }), `each ${index}`),
        )}
      </ul>
    );
  const tier = (at: number, [least, points]: readonly [number, number]) =>
    onChange(
      withPay(tiles, index, {
        tiers: tiers.map((one, place) => (place === at ? [least, points] : one)),
      }),
      `tier ${index} ${at}`,
    );
  return (
    <ul class="ur-effect-list">
      {tiers.flatMap(([least, points], at) => [
        field(
          words.least(at + 1),
          least,
          (tiers[at - 1]?.[0] ?? 0) + 1,
          (tiers[at + 1]?.[0] ?? POINTS_MOST + 1) - 1,
          (wanted) => tier(at, [wanted, points]),
        ),
        field(words.points(at + 1), points, 0, POINTS_MOST, (wanted) => tier(at, [least, wanted])),
      ])}
    </ul>
  );
}
