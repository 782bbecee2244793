import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../kit/rules';
import { useSteady } from '../../../ui/use-steady';
import type { State } from '../rules/state';
import type { Choice } from './choice';
import { factsOf } from './facts';
import type { MatchTableProps } from './props';
import { asksForSpace } from './spaces/space-facts';

type SightProps = Pick<
  MatchTableProps,
  'state' | 'acting' | 'seeing' | 'inView' | 'suggested' | 'onLook'
>;

/**
 * What is in sight: the board that is looked at, and the part to which the table is scrolled. `mine`: the player's own
 * seat.
 */
export function useSight(props: SightProps, mine: Seat, choice: Choice) {
  const { state, acting, seeing, inView, suggested, onLook } = props;
  const { phase, toAct } = factsOf(state);
  const rooms = useRef<HTMLDivElement>(null);
  const find = (part: string) => rooms.current?.querySelector<HTMLElement>(part);
  const scrollTo = (part: string) =>
    find(part)?.scrollIntoView({ block: 'start', behavior: 'auto' });
  // How far the spaces were scrolled when they were last in sight: they are found again where they were left.
  const left = useRef(0);
  const showPart = (part: Part) => {
    const main = find('.ur-table__main');
    const top = find('.ur-table__spaces')?.offsetTop ?? 0;
    if (part === 'boards' && main && fillsTop(find('.ur-table__spaces')))
      left.current = Math.max(0, main.scrollTop - top);
    scrollTo(part === 'spaces' ? '.ur-table__spaces' : '.ur-boards');
    if (part === 'spaces' && main) main.scrollTop += left.current;
  };

  const [wanted, setWanted] = useState<{ readonly state: State; readonly seat: Seat } | null>(null);
  // A new decision shows the player's own board again, and so does what comes of it.
  const looked = wanted && (acting === null || wanted.state === state) ? wanted.seat : mine;
  useLayoutEffect(() => (acting === null ? undefined : () => setWanted(null)), [state, acting]);
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    // Where nothing is scrolled the boards are in sight already, and asking the browser to lay out the table for it would
    // hold up the answer.
    const isAtTop = scrolled.current.size === 0 && !rooms.current?.hasAttribute('data-more');
    // With what is drawn for it: measured before, the table would be laid out twice.
    if (wanted && !isAtTop) scrollTo('.ur-boards');
  }, [wanted]);
  // Looking at other boards does not move the table below: a smaller board keeps the room of a larger one.
  const keepRoom = () => {
    const boards = find('.ur-boards');
    boards?.style.setProperty('--ur-room', `${boards.offsetHeight}px`);
  };
  useLayoutEffect(() => void find('.ur-boards')?.style.removeProperty('--ur-room'), [state]);

  const outOfSight = useOutOfSight(rooms);
  const isAsked = acting !== null || (seeing === 'live' && toAct === mine);
  useEffect(() => {
    if (!isAsked) return;
    // What is asked next is seen where it is answered: on the spaces, or else on the own board.
    const part = asksForSpace(state) ? 'spaces' : 'boards';
    // The spaces do not move while they are looked at.
    if (part === 'boards' || !fillsTop(find('.ur-table__spaces'))) showPart(part);
  }, [isAsked, acting, phase]);
  useEffect(() => {
    for (const part of inView) {
      // Lines, the lane and the areas of spaces, by their words.
      scrollTo(`.ur-board[data-looked] [data-line="${part}"], .ur-area[data-area="${part}"]`);
      // Spaces that others use are brought into sight, unless a board is being looked at.
      if (wanted === null) find(`[data-space="${part}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [inView]);
  const seen = useRef(suggested);
  useEffect(() => {
    // A suggested move is brought into sight once it is chosen.
    if (suggested === seen.current || choice.step === 'none') return;
    seen.current = suggested;
    const space = find('.ur-spaces [aria-pressed="true"]');
    if (space) space.scrollIntoView({ block: 'center', behavior: 'auto' });
    else scrollTo('.ur-boards');
  }, [suggested, choice]);

  useEffect(() => {
    // Whatever a panel below grows to, the space that it is about stays in sight above it.
    const watch = new ResizeObserver(() =>
      find('.ur-space[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
    for (const part of ['.ur-table__main', '.ur-table__spaces']) {
      const element = find(part);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, []);

  const acts = useSteady({
    look: (seat: Seat) => {
      keepRoom();
      setWanted({ state, seat });
      onLook?.({ board: seat });
    },
    showPart: (part: Part) => {
      if (part === 'boards') setWanted(null);
      showPart(part);
    },
  });
  const onScrollCapture = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element)) return;
    if (target.scrollTop > 0) scrolled.current.add(target);
    else scrolled.current.delete(target);
  };
  return { rooms, looked, outOfSight, onScrollCapture, ...acts };
}

/** The two parts of the table between which a phone scrolls. */
export type Part = 'spaces' | 'boards';
const PARTS: readonly Part[] = ['spaces', 'boards'];

/** How much of a part, or of the box that scrolls it, is to be seen before it counts as in sight. */
const ENOUGH = 0.5;
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20);

/** The part of the table that has to be scrolled to: the spaces, or else the boards; null: both are in sight. */
function useOutOfSight(table: RefObject<HTMLElement | null>): Part | null {
  const [out, setOut] = useState<Part | null>(null);
  useEffect(() => {
    const seen = new Map<Part, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, intersectionRect } of entries) {
          const most = Math.min(boundingClientRect.height, scrollerOf(target).clientHeight);
          const part = target.classList.contains('ur-spaces') ? 'spaces' : 'boards';
          seen.set(part, intersectionRect.height >= ENOUGH * most);
        }
        setOut(PARTS.find((part) => seen.get(part) === false) ?? null);
      },
      { threshold: STEPS },
    );
    for (const part of PARTS) {
      const element = table.current?.querySelector(`.ur-${part}`);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, []);
  return out;
}

/** Whether nothing above an element is seen in the box that scrolls it. */
function fillsTop(element: Element | null | undefined): boolean {
  if (!element) return false;
  return element.getBoundingClientRect().top <= scrollerOf(element).getBoundingClientRect().top + 1;
}

/** The box in which an element is scrolled; it may scroll itself. */
function scrollerOf(element: Element): Element {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowY, display } = getComputedStyle(box);
    if (display !== 'contents' && (overflowY === 'auto' || overflowY === 'scroll')) return box;
  }
  return document.documentElement;
}
