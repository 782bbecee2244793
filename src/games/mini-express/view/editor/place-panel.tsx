import type { ComponentChildren } from 'preact';
import { type Hex, isSameHex, writeHex } from '../../../../kit/hex';
import { PlaceFields } from '../../../../ui/editor/map-editor';
import { isLand, labelAt, type MapLabel, withLabelChanged } from '../../../../ui/editor/map-form';
import { NameFields } from '../../../../ui/editor/name-fields';
import { Switch } from '../../../../ui/switch';
import { type Thing, thingAt } from './land';
import { placeOf, withCapacity, withName, withStrait } from './places';
import { CapacityChoice, type MapTabProps } from './tool-options';
import { applyTool, newNames } from './tools';

type PanelProps = MapTabProps & { readonly hex: Hex };

/** Name, size and place of what is on the chosen hex, or of the hex itself. */
export function PlacePanel(props: PanelProps) {
  const thing = thingAt(props.form, props.hex);
  if (thing) return <ThingPanel {...props} thing={thing} />;
  if (isLand(props.form, props.hex)) return <HexPanel {...props} />;
  const label = labelAt(props.form, props.hex);
  return label && <LabelPanel {...props} label={label} />;
}

function ThingPanel(props: PanelProps & { readonly thing: Thing }) {
  const { form, thing, words, tool, onChange } = props;
  const place = placeOf(form, thing);
  const city = thing.kind === 'city' ? form.cities[thing.index] : undefined;
  return (
    <Fields {...props} title={titleOf(props, thing)}>
      <NameFields
        names={place}
        label={words.placeName}
        language={props.language}
        onChange={(names, one) =>
          onChange(withName(form, thing, names), `name ${thing.kind} ${thing.index} ${one}`)
        }
      />
      {city && tool.kind !== 'city' && (
        <CapacityChoice
          words={words}
          value={city.capacity}
          onChange={(capacity) => onChange(withCapacity(form, thing.index, capacity))}
        />
      )}
    </Fields>
  );
}

function LabelPanel(props: PanelProps & { readonly label: MapLabel }) {
  const { form, hex, label, words, onChange } = props;
  return (
    <Fields {...props} title={words.label}>
      <NameFields
        names={label}
        label={words.placeName}
        language={props.language}
        onChange={(names, one) =>
          onChange(withLabelChanged(form, label, names), `name label ${writeHex(hex)} ${one}`)
        }
      />
    </Fields>
  );
}

function titleOf({ form, words, game }: PanelProps, { kind, index }: Thing): string {
  if (kind === 'city') return words.index(index + 1);
  const start = kind === 'start' ? form.starts[index] : undefined;
  return start ? `${words.startOf}: ${game.company[start.company]}` : words.tool.harbor;
}

function HexPanel(props: PanelProps) {
  const { form, hex, words, onChange } = props;
  const strait = form.straits.some((one) => isSameHex(one, hex));
  return (
    <Fields {...props} title={`${words.land} ${writeHex(hex)}`}>
      <Switch
        label={words.strait}
        hint={words.straitHint}
        on={strait}
        onChange={(on) => onChange(withStrait(form, hex, on ? words.newStrait : null))}
      />
    </Fields>
  );
}

/** The fields of a place, and the buttons to move and remove it. */
function Fields(
  props: PanelProps & {
    readonly title: ComponentChildren;
    readonly children?: ComponentChildren;
  },
) {
  const { form, hex, words, onTool, onChange } = props;
  const remove = () => {
    const outcome = applyTool(form, { kind: 'erase' }, hex, newNames(words));
    if ('form' in outcome) onChange(outcome.form);
  };
  return (
    <PlaceFields
      title={props.title}
      move={words.move}
      remove={words.remove}
      onMove={() => onTool({ kind: 'move', from: hex })}
      onRemove={remove}
    >
      {props.children}
    </PlaceFields>
  );
}
