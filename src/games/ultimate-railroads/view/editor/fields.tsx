import { Plus, X } from 'lucide-preact';
import { IconButton } from '../../../../ui/button';
import { Counter } from '../../../../ui/editor/number-fields';
import { Segmented } from '../../../../ui/segmented';
import { VALUES } from '../../data/board';
import type { ListId } from '../../data/changes';
import { type Effect, type EffectKind, kindOf, STEP_KINDS } from '../../data/effects';
import type { OwnTiles } from '../../data/own-tiles';
import { POINTS_MOST } from '../../data/tiles-read';
import { GROUPS, type GroupId } from '../../words/ids';
import { Effects } from '../glyphs';
import type { EditorContext } from './describe';
import { addable, amountOf, leastOf, mostOf, withAmount, withEngineer, withPay } from './edit';

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
      <ul class="stack ur-effect-list">
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
    <ul class="stack ur-effect-list">
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

interface EffectFieldsProps {
  readonly effects: readonly Effect[];
  readonly list: ListId;
  readonly context: EditorContext;
  /** `step`: consecutive changes of the same are undone together. */
  readonly onChange: (effects: readonly Effect[], step?: string) => void;
}

/** The effects of a tile, each with its figure, and those that may still be added. */
export function EffectFields({ effects, list, context, onChange }: EffectFieldsProps) {
  const { words, table } = context;
  const kinds = addable(effects, list);
  return (
    <>
      <h3 class="caps">{words.effects}</h3>
      {effects.length === 0 && <p>{words.nothing}</p>}
      <ul class="stack ur-effect-list">
        {effects.map((effect, at) => {
          const amount = amountOf(effect);
          const name = words.kinds[kindOf(effect)];
          return (
            <li key={kindOf(effect)}>
              <span class="ur-effect-list__name">
                <Effects effects={[effect]} values={VALUES.normal} />
                <span>{table.effect(effect)}</span>
              </span>
              {amount !== null && (
                <Counter
                  label={words.amount(name)}
                  fewer={words.fewer(name)}
                  more={words.more(name)}
                  value={amount}
                  min={1}
                  max={mostOf(effects, at)}
                  onChange={(wanted) => {
                    if (wanted === amount) return;
                    const changed = withAmount(effect, wanted);
                    onChange(
                      effects.map((one) => (one === effect ? changed : one)),
                      `amount ${list} ${kindOf(effect)}`,
                    );
                  }}
                />
              )}
              <IconButton
                name={words.remove(name)}
                icon={X}
                onClick={() => onChange(effects.filter((one) => one !== effect))}
              />
            </li>
          );
        })}
      </ul>
      <h3 class="caps">{words.add}</h3>
      {kinds.length === 0 && <p>{words.full}</p>}
      {GROUPS.map((group) => (
        <Offered
          key={group}
          name={words.groups[group]}
          kinds={kinds.filter((kind) => groupOf(kind) === group)}
          context={context}
          onAdd={(kind) => onChange([...effects, leastOf(kind)])}
        />
      ))}
    </>
  );
}

function Offered(props: {
  readonly name: string;
  readonly kinds: readonly EffectKind[];
  readonly context: EditorContext;
  readonly onAdd: (kind: EffectKind) => void;
}) {
  const { words } = props.context;
  if (props.kinds.length === 0) return null;
  return (
    <div class="ur-offered" role="group" aria-label={props.name}>
      <b aria-hidden="true">{props.name}</b>
      {props.kinds.map((kind) => (
        <button type="button" class="framed" key={kind} onClick={() => props.onAdd(kind)}>
          <Plus size={14} aria-hidden="true" />
          <Effects effects={[leastOf(kind)]} values={VALUES.normal} />
          <span>{words.kinds[kind]}</span>
        </button>
      ))}
    </div>
  );
}

const BUILDING: readonly EffectKind[] = ['industry', 'build', 'locomotive', 'factory', 'doublers'];
const GAINS: readonly EffectKind[] = ['points', 'roubles', 'temps', 'key', 'token', 'card'];

function groupOf(kind: EffectKind): GroupId {
  if (kind === 'spread' || STEP_KINDS.some((one) => one === kind)) return 'track';
  if (BUILDING.includes(kind)) return 'build';
  return GAINS.includes(kind) ? 'gain' : 'special';
}
