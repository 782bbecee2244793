import type { ComponentChildren } from 'preact';
import './seat-strip.css';

/** Everybody in one row, in the order of play. */
export function SeatStrip({
  label,
  seats,
  children,
}: {
  readonly label: string;
  readonly seats: number;
  /** One `StripSeat` for each. */
  readonly children: ComponentChildren;
}) {
  return (
    <ol class="seat-strip" aria-label={label} data-seats={seats}>
      {children}
    </ol>
  );
}

interface StripSeatProps {
  /** The game's own class. */
  readonly class: string;
  readonly mark: ComponentChildren;
  /** The figures in words, for screen readers. */
  readonly spoken: string;
  readonly acting: boolean;
  /** Has passed, or is out of the game. */
  readonly idle?: boolean;
  /** Shows more of it; left out: there is nothing more to see. */
  readonly onLook?: () => void;
  /** Whether it is looked at already; left out: a look opens a sheet. */
  readonly looked?: boolean;
  /** Its number, for a lesson that points at it. */
  readonly seat?: number;
  /** The figures. */
  readonly children: ComponentChildren;
}

/** A mark and its figures; a button where a tap shows more. */
export function StripSeat({ class: own, mark, spoken, children, ...props }: StripSeatProps) {
  const { acting, idle = false, onLook, looked, seat } = props;
  const attributes = {
    class: `strip-seat ${own}`,
    'data-strip-seat': seat,
    'data-acting': acting || undefined,
    'data-idle': idle || undefined,
  };
  const content = (
    <>
      {mark}
      <span class="visually-hidden">{spoken}</span>
      <span class="strip-seat__figures" data-figures aria-hidden="true">
        {children}
      </span>
    </>
  );
  return (
    <li>
      {onLook ? (
        <button type="button" {...attributes} aria-pressed={looked} onClick={onLook}>
          {content}
        </button>
      ) : (
        <div {...attributes}>{content}</div>
      )}
    </li>
  );
}
