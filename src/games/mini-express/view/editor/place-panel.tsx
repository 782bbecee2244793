import { Eraser, Move } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Hex } from '../../../../kit/hex';
import { writeHex } from '../../../../kit/hex';
import { IconButton } from '../../../../ui/button';
import { Switch } from '../../../../ui/switch';
import type { LabelForm } from '../../data/board-form';
import { labelAt, withLabelName } from './labels';
import { isLand, sameHex, type Thing, thingAt } from './land';
import type { MapTabProps } from './map-tab-props';
import { NameFields } from './name-fields';
import { newNames } from './new-names';
import { placeOf, withCapacity, withName, withStrait } from './places';
import { CapacityChoice } from './tool-options';
import { applyTool } from './tools';

type PanelProps = MapTabProps & { readonly hex: Hex };

/** Name, capacity and whereabouts of what stands on the chosen hex; or of the hex itself. */
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
    <div class="mx-place">
      <Head {...props}>{titleOf(props, thing)}</Head>
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
    </div>
  );
}

function LabelPanel(props: PanelProps & { readonly label: LabelForm }) {
  const { form, hex, label, words, onChange } = props;
  return (
    <div class="mx-place">
      <Head {...props}>{words.label}</Head>
      <NameFields
        names={label}
        label={words.placeName}
        language={props.language}
        onChange={(names, one) =>
          onChange(withLabelName(form, label, names), `name label ${writeHex(hex)} ${one}`)
        }
      />
    </div>
  );
}

function titleOf({ form, words, game }: PanelProps, { kind, index }: Thing): string {
  if (kind === 'city') return words.index(index + 1);
  const start = kind === 'start' ? form.starts[index] : undefined;
  return start ? `${words.startOf}: ${game.company[start.company]}` : words.tool.harbor;
}

function HexPanel(props: PanelProps) {
  const { form, hex, words, onChange } = props;
  const strait = form.straits.some((one) => sameHex(one, hex));
  return (
    <div class="mx-place">
      <Head {...props}>
        {words.land} {writeHex(hex)}
      </Head>
      <Switch
        label={words.strait}
        hint={words.straitHint}
        on={strait}
        onChange={(on) => onChange(withStrait(form, hex, on ? words.newStrait : null))}
      />
    </div>
  );
}

/** What it is, and moving or removing it. */
function Head(props: PanelProps & { readonly children: ComponentChildren }) {
  const { form, hex, words, onTool, onChange } = props;
  const remove = () => {
    const outcome = applyTool(form, { kind: 'erase' }, hex, newNames(words));
    if ('form' in outcome) onChange(outcome.form);
  };
  return (
    <div class="mx-place__head">
      <p class="mx-place__title">{props.children}</p>
      <IconButton
        name={words.move}
        icon={Move}
        onClick={() => onTool({ kind: 'move', from: hex })}
      />
      <IconButton name={words.remove} icon={Eraser} onClick={remove} />
    </div>
  );
}
