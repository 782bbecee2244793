import { Eraser, Move } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Hex, isSameHex, type Orientation, writeHex } from '../../kit/hex';
import { focusHex } from '../board/board-frame';
import { HexBoard } from '../board/hex-board';
import { PanZoom } from '../board/pan-zoom';
import { IconButton } from '../button';
import { Scrolling } from '../scrolling';
import './editor.css';

interface MapEditorProps {
  /** The map being edited: a new object at every change. */
  readonly form: object;
  /** The hexes shown; see `canvasOf`. */
  readonly canvas: readonly Hex[];
  readonly orientation?: Orientation;
  readonly label: string;
  /** The full description of a hex and its contents, for a screen reader. */
  readonly name: (hex: Hex) => string;
  /** Uses the tool. Returns where the tapped hex is afterwards: somewhere else when the whole map had to move. */
  readonly onTap: (hex: Hex) => Hex;
  readonly chosen: Hex | null;
  readonly ground: ComponentChildren;
  /** What is placed on the map. */
  readonly above: ComponentChildren;
  readonly palette: ComponentChildren;
  /** What can be changed with the tool and the chosen hex. */
  readonly children: ComponentChildren;
}

/** A map being edited: the board, the tools, and the fields of the selection. */
export function MapEditor({ form, canvas, chosen, name, onTap, ...props }: MapEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const follow = useRef<Hex | null>(null);

  // When the map has moved to make room, the focus follows the tapped hex.
  useEffect(() => {
    const hex = follow.current;
    follow.current = null;
    if (hex) focusHex(frame.current, writeHex(hex));
  }, [form]);
  // An editor that opens at a place scrolls that place into view.
  useEffect(() => {
    if (chosen && !frame.current?.contains(document.activeElement))
      focusHex(frame.current, writeHex(chosen));
  }, []);

  return (
    <div class="map-editor">
      <div class="board-frame map-editor__board" ref={frame}>
        <PanZoom doubleTap={false}>
          <HexBoard
            hexes={canvas}
            orientation={props.orientation ?? 'flat'}
            label={props.label}
            name={(number) => {
              const hex = canvas[number];
              return hex ? name(hex) : '';
            }}
            onTap={(number) => {
              const hex = canvas[number];
              if (!hex) return;
              const now = onTap(hex);
              if (!isSameHex(now, hex)) follow.current = now;
            }}
            chosen={chosen && canvas.findIndex((hex) => isSameHex(hex, chosen))}
            ground={props.ground}
            above={props.above}
          />
        </PanZoom>
      </div>
      {props.palette}
      <Scrolling class="map-editor__panel">{props.children}</Scrolling>
    </div>
  );
}

interface PlaceFieldsProps {
  readonly title: ComponentChildren;
  /** Names of the two buttons. */
  readonly move: string;
  readonly remove: string;
  readonly onMove: () => void;
  readonly onRemove: () => void;
  readonly children?: ComponentChildren;
}

/** What is on the chosen hex: its kind, moving and removing it, and its fields. */
export function PlaceFields(props: PlaceFieldsProps) {
  return (
    <div class="stack">
      <div class="place-fields__head">
        <p class="place-fields__title">{props.title}</p>
        <IconButton name={props.move} icon={Move} onClick={props.onMove} />
        <IconButton name={props.remove} icon={Eraser} onClick={props.onRemove} />
      </div>
      {props.children}
    </div>
  );
}
