import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
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

interface RoomsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'class' | 'children'> {
  /** What is open: a step of the choice, or what is shown. */
  readonly step: string;
  /** Whether the question is answered without the map: it gives up room then. */
  readonly asked?: boolean;
  /** The number of actions that the table shows. */
  readonly plies: number;
  /** Escape, pressed anywhere on the table: one step back. */
  readonly onEscape: () => void;
  /** Where a game has to find something in them. */
  readonly rooms?: RefObject<HTMLDivElement | null>;
  /** Who plays, and what decides the match. */
  readonly seats?: ComponentChildren;
  /** The map, or what else everybody plays on. */
  readonly map: ComponentChildren;
  /** What is to be chosen from whatever is asked, such as companies. */
  readonly offers?: ComponentChildren;
  /** What the last action led to, over all that is below the map; none: nothing is shown. */
  readonly show?: ComponentChildren;
  /** What is asked now, or who is waited for. */
  readonly turn?: ComponentChildren;
  /** What can always be looked up. */
  readonly details?: ComponentChildren;
}

/** The parts of a table: a game says which it has. Where large text leaves no room for all of them, they scroll together. */
export function TableRooms(given: RoomsProps) {
  const { seats, map, offers, show, turn, details, ...frame } = given;
  const own = useRef<HTMLDivElement>(null);
  const { rooms = own, step, asked = false, plies, onEscape, ...props } = frame;
  useEscape(rooms, onEscape);
  useScrollEdge(rooms);
  return (
    <ReleaseFocus step={step} panels=".turn-panel">
      <div
        {...props}
        ref={rooms}
        class="game-table__rooms scrolling"
        data-step={step}
        data-map={asked ? 'asked' : 'looked'}
        data-plies={plies}
      >
        {seats && <div class="game-table__seats">{seats}</div>}
        <div class="game-table__map">{map}</div>
        {offers && <div class="game-table__offers">{offers}</div>}
        {show && <div class="game-table__show">{show}</div>}
        {turn && <div class="game-table__turn">{turn}</div>}
        {details && <div class="game-table__details">{details}</div>}
      </div>
    </ReleaseFocus>
  );
}
