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
  const { form, hex, words, onTool, onChange } = props;
  const thing = thingAt(form, hex);
  const label = labelAt(form, hex);
  const found = thing
    ? ofThing(props, thing)
    : isLand(form, hex)
      ? ofHex(props)
      : label && ofLabel(props, label);
  if (!found) return null;
  const remove = () => {
    const outcome = applyTool(form, { kind: 'erase' }, hex, newNames(words));
    if ('form' in outcome) onChange(outcome.form);
  };
  return (
    <PlaceFields
      title={found.title}
      move={words.move}
      remove={words.remove}
      onMove={() => onTool({ kind: 'move', from: hex })}
      onRemove={remove}
    >
      {found.fields}
    </PlaceFields>
  );
}

function ofThing(props: PanelProps, thing: Thing) {
  const { form, words, tool, language, onChange } = props;
  const city = thing.kind === 'city' ? form.cities[thing.index] : undefined;
  const fields = (
    <>
      <NameFields
        names={placeOf(form, thing)}
        label={words.placeName}
        language={language}
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
    </>
  );
  return { title: titleOf(props, thing), fields };
}

function ofLabel({ form, hex, words, language, onChange }: PanelProps, label: MapLabel) {
  const fields = (
    <NameFields
      names={label}
      label={words.placeName}
      language={language}
      onChange={(names, one) =>
        onChange(withLabelChanged(form, label, names), `name label ${writeHex(hex)} ${one}`)
      }
    />
  );
  return { title: words.label, fields };
}

function titleOf({ form, words, game }: PanelProps, { kind, index }: Thing): string {
  if (kind === 'city') return words.index(index + 1);
  const start = kind === 'start' ? form.starts[index] : undefined;
  return start ? `${words.startOf}: ${game.company[start.company]}` : words.tool.harbor;
}

function ofHex({ form, hex, words, onChange }: PanelProps) {
  const strait = form.straits.some((one) => isSameHex(one, hex));
  const fields = (
    <Switch
      label={words.strait}
      hint={words.straitHint}
      on={strait}
      onChange={(on) => onChange(withStrait(form, hex, on ? words.newStrait : null))}
    />
  );
  return { title: `${words.land} ${writeHex(hex)}`, fields };
}
