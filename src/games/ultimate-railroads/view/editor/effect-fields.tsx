import { Plus, X } from 'lucide-preact';
import { IconButton } from '../../../../ui/button';
import { Counter } from '../../../../ui/editor/number-fields';
import { VALUES } from '../../data/board';
import type { ListId } from '../../data/changes';
import { type Effect, type EffectKind, kindOf, STEP_KINDS } from '../../data/effects';
import { GROUPS, type GroupId } from '../../words/ids';
import { Effects } from '../glyphs';
import type { EditorContext } from './describe';
import { addable, amountOf, leastOf, mostOf, withAmount } from './edit';

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
      <ul class="ur-effect-list">
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
        <button type="button" class="ur-offered__one" key={kind} onClick={() => props.onAdd(kind)}>
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
