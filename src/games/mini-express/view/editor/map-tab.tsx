import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Hex, writeHex } from '../../../../kit/hex';
import { HexBoard } from '../../../../ui/hex-board';
import { announce } from '../../../../ui/live';
import { PanZoom } from '../../../../ui/pan-zoom';
import { showToast } from '../../../../ui/toast';
import { canvasOf } from './canvas';
import { hexOf } from './describe';
import { EditorGround, Things } from './drawing';
import { sameHex } from './land';
import type { MapTabProps } from './map-tab-props';
import { newNames } from './new-names';
import { Palette } from './palette';
import { PlacePanel } from './place-panel';
import { nextPart } from './spike';
import { ToolOptions } from './tool-options';
import { applyTool, type Tool } from './tools';

/** After a tap with one of these there is something at the hex to name or change. */
const LEAVES_SOMETHING: ReadonlySet<Tool['kind']> = new Set([
  'select',
  'city',
  'start',
  'harbor',
  'label',
  'move',
]);

/** The board, the tools, and what can be changed at the chosen hex. */
export function MapTab(props: MapTabProps) {
  const { form, words, game, language, tool, chosen } = props;
  const shown = useRef<readonly Hex[]>([]);
  shown.current = useMemo(() => canvasOf(form, shown.current), [form]);
  const canvas = shown.current;
  const frame = useRef<HTMLDivElement>(null);
  const follow = useRef<Hex | null>(null);
  const picked = chosen && canvas.findIndex((hex) => sameHex(hex, chosen));

  // The board has moved to make room: focus goes with the hex that was tapped.
  useEffect(() => {
    const hex = follow.current;
    follow.current = null;
    if (hex) focusHex(frame.current, hex);
  }, [form]);
  // Somebody was shown a place: it is brought into sight.
  useEffect(() => {
    if (chosen && !frame.current?.contains(document.activeElement)) focusHex(frame.current, chosen);
  }, []);

  const tap = (number: number) => {
    const hex = canvas[number];
    if (!hex) return;
    const outcome = applyTool(form, tool, hex, newNames(words));
    if ('refused' in outcome) {
      showToast({ text: words.refused[outcome.refused] });
      return;
    }
    if (outcome.form !== form) {
      if (!sameHex(outcome.hex, hex)) follow.current = outcome.hex;
      props.onChange(outcome.form);
      announce(words.hex(hexOf(outcome.form, outcome.hex, language)));
    }
    props.onChoose(LEAVES_SOMETHING.has(tool.kind) ? outcome.hex : null);
    if (tool.kind === 'move') props.onTool({ kind: 'select' });
    if (tool.kind === 'spike') {
      props.onTool({ kind: 'spike', part: nextPart(outcome.form, tool.part) });
    }
  };

  return (
    <div class="mx-map">
      <div class="mx-board mx-map__board" ref={frame}>
        <PanZoom doubleTap={false}>
          <HexBoard
            hexes={canvas}
            label={words.board(form.name[language])}
            name={(number) => {
              const hex = canvas[number];
              return hex ? words.hex(hexOf(form, hex, language)) : '';
            }}
            onTap={tap}
            chosen={picked}
            ground={<EditorGround form={form} canvas={canvas} language={language} />}
            above={<Things form={form} language={language} letter={game.table.letter} />}
          />
        </PanZoom>
      </div>
      <Palette words={words} tool={tool} onTool={props.onTool} />
      <div class="mx-map__panel">
        <ToolOptions {...props} />
        {chosen && tool.kind !== 'move' && (
          <PlacePanel {...props} hex={chosen} key={writeHex(chosen)} />
        )}
      </div>
    </div>
  );
}

function focusHex(frame: HTMLElement | null, hex: Hex): void {
  frame?.querySelector<SVGElement>(`[data-hex="${writeHex(hex)}"]`)?.focus();
}
