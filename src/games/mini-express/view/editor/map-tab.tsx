import {
  Anchor,
  Building2,
  Eraser,
  Flag,
  Hexagon,
  MousePointer2,
  Pickaxe,
  Waves,
} from 'lucide-preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Hex, writeHex } from '../../../../kit/hex';
import type { Icon } from '../../../../ui/button';
import { canvasOf } from '../../../../ui/editor/canvas';
import { MapEditor } from '../../../../ui/editor/map-editor';
import { Palette } from '../../../../ui/editor/palette';
import { announce } from '../../../../ui/live';
import { showToast } from '../../../../ui/toast';
import { hexOf } from './describe';
import { EditorGround, Things } from './drawing';
import { placesOf } from './land';
import { PlacePanel } from './place-panel';
import { nextPart } from './spike';
import { type MapTabProps, ToolOptions } from './tool-options';
import { applyTool, newNames, type Tool } from './tools';

/** After a tap with one of these there is something on the hex to name or change. */
const LEAVES_SOMETHING: ReadonlySet<Tool['kind']> = new Set([
  'select',
  'city',
  'start',
  'harbor',
  'label',
  'move',
]);

type Kind = Exclude<Tool['kind'], 'move'>;

/** The tools with their initial options. */
const TOOLS: { readonly [K in Kind]: { readonly tool: Tool & { kind: K }; readonly icon: Icon } } =
  {
    select: { tool: { kind: 'select' }, icon: MousePointer2 },
    hex: { tool: { kind: 'hex' }, icon: Hexagon },
    city: { tool: { kind: 'city', capacity: 2 }, icon: Building2 },
    start: { tool: { kind: 'start', company: 'brown' }, icon: Flag },
    harbor: { tool: { kind: 'harbor' }, icon: Anchor },
    label: { tool: { kind: 'label' }, icon: Waves },
    spike: { tool: { kind: 'spike', part: 'tile' }, icon: Pickaxe },
    erase: { tool: { kind: 'erase' }, icon: Eraser },
  };
const KINDS = Object.keys(TOOLS) as readonly Kind[];

/** The board, the tools, and what can be changed at the chosen hex. */
export function MapTab(props: MapTabProps) {
  const { form, words, game, language, tool, chosen } = props;
  const shown = useRef<readonly Hex[]>([]);
  const canvas = useMemo(
    () => canvasOf({ places: placesOf(form), labels: form.labels }, shown.current),
    [form],
  );
  shown.current = canvas;

  const tap = (hex: Hex): Hex => {
    const outcome = applyTool(form, tool, hex, newNames(words));
    if ('refused' in outcome) {
      showToast({ text: words.refused[outcome.refused] });
      return hex;
    }
    if (outcome.form !== form) {
      props.onChange(outcome.form);
      announce(words.hex(hexOf(outcome.form, outcome.hex, language)));
    }
    props.onChoose(LEAVES_SOMETHING.has(tool.kind) ? outcome.hex : null);
    if (tool.kind === 'move') props.onTool({ kind: 'select' });
    if (tool.kind === 'spike') {
      props.onTool({ kind: 'spike', part: nextPart(outcome.form, tool.part) });
    }
    return outcome.hex;
  };

  return (
    <MapEditor
      form={form}
      canvas={canvas}
      label={words.board(form.name[language])}
      name={(hex) => words.hex(hexOf(form, hex, language))}
      onTap={tap}
      chosen={chosen}
      ground={<EditorGround form={form} canvas={canvas} language={language} />}
      above={<Things form={form} language={language} letter={game.table.letter} />}
      palette={
        <Palette
          label={words.tools}
          tools={KINDS.map((kind) => ({
            tool: kind,
            icon: TOOLS[kind].icon,
            label: words.tool[kind],
          }))}
          chosen={tool.kind === 'move' ? 'select' : tool.kind}
          onChoose={(kind) => props.onTool(TOOLS[kind].tool)}
        />
      }
    >
      <ToolOptions {...props} />
      {chosen && tool.kind !== 'move' && (
        <PlacePanel {...props} hex={chosen} key={writeHex(chosen)} />
      )}
    </MapEditor>
  );
}
