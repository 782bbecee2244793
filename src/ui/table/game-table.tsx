import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { ReleaseFocus, useEscape } from '../focus';
import { useScrollEdge } from '../scroll-edge';
import { AskRules } from '../turn/ask-rules';
import './game-table.css';

interface GameTableProps {
  /** The game's own class. */
  readonly class: string;
  /** Opens the rules at a topic; left out: they cannot be opened. */
  readonly onAskRules?: ((topic: string) => void) | null | undefined;
  /** The rooms, as soon as their words are loaded. */
  readonly children: ComponentChildren;
}

/** The frame of a game's table: fills the room it is given, and measures it for its styles (container `game-table`). */
export function GameTable({ class: own, onAskRules, children }: GameTableProps) {
  return (
    <AskRules.Provider value={onAskRules ?? null}>
      <div class={`game-table ${own}`}>{children}</div>
    </AskRules.Provider>
  );
}

interface RoomsProps extends HTMLAttributes<HTMLDivElement> {
  readonly class: string;
  readonly rooms: RefObject<HTMLDivElement | null>;
  /** What is open: a step of the choice, or what is shown. */
  readonly step: string;
  /** Whether the question is answered without the map: it gives up room then. */
  readonly asked?: boolean;
  /** The number of actions that the table shows. */
  readonly plies: number;
  /** Escape, pressed anywhere on the table: one step back. */
  readonly onEscape: () => void;
}

/** The parts of a table. Where large text leaves no room for all of them, they scroll together. */
export function TableRooms(given: RoomsProps) {
  const { class: own, rooms, step, asked = false, plies, onEscape, ...props } = given;
  useEscape(rooms, onEscape);
  useScrollEdge(rooms);
  return (
    <ReleaseFocus step={step} panels=".turn-panel">
      <div
        {...props}
        ref={rooms}
        class={`game-table__rooms scrolling ${own}`}
        data-step={step}
        data-map={asked ? 'asked' : 'looked'}
        data-plies={plies}
      />
    </ReleaseFocus>
  );
}
