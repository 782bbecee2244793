import { describe, expect, it } from 'vitest';
import {
  brought,
  clamped,
  dragged,
  FITTED,
  isAllInSight,
  MIDDLE,
  panned,
  resized,
  type ScreenPoint,
  type Viewport,
  zoomed,
  zoomedInto,
} from '../../../src/ui/board/viewport';

const MOST = 5;
const frame = { width: 400, height: 200 };

/** Where a point of the fitted content is shown. */
const seen = ({ scale, x, y }: Viewport, point: ScreenPoint): ScreenPoint => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});
/** Which point of the fitted content is shown there. */
const under = ({ scale, x, y }: Viewport, at: ScreenPoint): ScreenPoint => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe('a content in its frame', () => {
  it('is zoomed so that what was tapped is in the middle', () => {
    const tapped = { x: 30, y: -20 };
    const before = { scale: 1.5, x: 10, y: 5 };
    const after = zoomedInto(before, 2, tapped, MOST);
    expect(seen(after, under(before, tapped))).toEqual(MIDDLE);
  });

  it('is zoomed while the point under the finger stays there', () => {
    const at = { x: 120, y: -40 };
    const near = zoomed(zoomed(FITTED, 2, { x: -50, y: 10 }, MOST), 1.5, at, MOST);
    const nearer = zoomed(near, 1.3, at, MOST);
    expect(nearer.scale).toBeCloseTo(3.9);
    expect(seen(nearer, under(near, at)).x).toBeCloseTo(at.x);
    expect(seen(nearer, under(near, at)).y).toBeCloseTo(at.y);
  });

  it('is not enlarged beyond the maximum, and does not shift then', () => {
    const nearest = zoomed(FITTED, 100, { x: 30, y: 30 }, MOST);
    expect(nearest.scale).toBe(MOST);
    expect(zoomed(nearest, 2, { x: -30, y: 0 }, MOST)).toEqual(nearest);
    expect(zoomed(nearest, 1 / 100, MIDDLE, MOST).scale).toBe(1);
  });

  it('shows no more beside itself than a button covers', () => {
    const far = clamped({ scale: 3, x: 9999, y: -9999 }, frame);
    const corner = { x: -frame.width / 2, y: frame.height / 2 };
    expect(seen(far, corner)).toEqual({ x: corner.x + 54, y: corner.y - 54 });
    expect(clamped({ scale: 1.01, x: 99, y: 0 }, frame).x).toBeCloseTo(4);
    expect(clamped({ scale: 1, x: 7, y: 7 }, frame)).toEqual(FITTED);
  });

  it('follows one finger', () => {
    const near = zoomed(FITTED, 2, MIDDLE, MOST);
    expect(dragged(near, [{ x: 5, y: 5 }], [{ x: 25, y: -5 }], MOST)).toEqual({
      scale: 2,
      x: 20,
      y: -10,
    });
  });

  it('keeps under two fingers what was under them', () => {
    const before = [
      { x: -10, y: 0 },
      { x: 30, y: 20 },
    ];
    const after = [
      { x: -40, y: -10 },
      { x: 60, y: 40 },
    ];
    const start = zoomed(FITTED, 1.5, { x: 40, y: 0 }, MOST);
    const pinched = dragged(start, before, after, MOST);
    expect(pinched.scale).toBeGreaterThan(1.5);
    before.forEach((finger, number) => {
      const there = seen(pinched, under(start, finger));
      expect(there.x).toBeCloseTo(after[number]?.x ?? Number.NaN);
      expect(there.y).toBeCloseTo(after[number]?.y ?? Number.NaN);
    });
  });
});

describe('a content whose frame gets another room below', () => {
  const from = { width: 400, height: 200, top: 0, fit: 2, tall: 200, x: 0, y: 0 };

  it('stays as large as it is drawn, and where it is drawn', () => {
    const to = { width: 400, height: 160, top: 0, fit: 1.6, tall: 160, x: 0, y: 0 };
    const zoomedIn = { scale: 2, x: 40, y: -30 };
    const after = resized(zoomedIn, from, to, MOST);
    expect(after.scale * to.fit).toBeCloseTo(zoomedIn.scale * from.fit);
    // From the top edge of the frame, which stays.
    expect(after.y + to.height / 2).toBeCloseTo(zoomedIn.y + from.height / 2);
    expect(after.x).toBeCloseTo(zoomedIn.x);
    const back = resized(after, to, from, MOST);
    for (const key of ['scale', 'x', 'y'] as const) expect(back[key]).toBeCloseTo(zoomedIn[key]);
  });

  it('stays where it is on the screen when something comes above it', () => {
    const to = { width: 400, height: 160, top: 40, fit: 1.6, tall: 160, x: 0, y: 0 };
    const zoomedIn = { scale: 2, x: 40, y: -30 };
    const after = resized(zoomedIn, from, to, MOST);
    expect(after.y + to.top + to.height / 2).toBeCloseTo(zoomedIn.y + from.top + from.height / 2);
  });

  it('is all in sight there only where it has room to spare', () => {
    const low = (tall: number) => {
      const to = { width: 400, height: 160, top: 40, fit: 2, tall, x: 0, y: 0 };
      return isAllInSight(resized(FITTED, { ...from, tall }, to, MOST), to);
    };
    expect(low(120)).toBe(true);
    expect(low(150)).toBe(false);
  });

  it('stays there also where less room is kept for buttons beside it', () => {
    const beside = { ...from, fit: 1.6, tall: 160, x: -20, y: 0 };
    const after = resized({ scale: 1, x: 0, y: 0 }, beside, from, MOST);
    expect(after.scale * from.fit).toBeCloseTo(beside.fit);
    expect(after.x).toBeCloseTo(-20);
  });

  it('keeps its middle in sight where the room is much less', () => {
    const to = { width: 400, height: 60, top: 0, fit: 0.6, tall: 60, x: 0, y: 0 };
    const { y } = resized({ scale: 1.2, x: 0, y: 0 }, from, to, MOST);
    expect(Math.abs(y)).toBeLessThanOrEqual(to.height / 4);
  });

  it('does so too where it was seen as a whole, and is never larger than the most', () => {
    const to = { width: 400, height: 160, top: 0, fit: 1.6, tall: 160, x: 0, y: 0 };
    expect(resized(FITTED, from, to, MOST).scale).toBeCloseTo(1.25);
    const back = resized(resized(FITTED, to, from, MOST), from, to, MOST);
    expect(back.scale).toBeCloseTo(1);
    expect(resized(FITTED, to, from, MOST).scale).toBeCloseTo(0.8);
    const low = { width: 400, height: 40, top: 0, fit: 0.4, tall: 40, x: 0, y: 0 };
    expect(resized({ scale: 4, x: 0, y: 0 }, from, low, MOST).scale).toBe(MOST);
  });

  it('may lie anywhere in a frame that has become larger, and is not made smaller by a hand', () => {
    const small = { scale: 0.8, x: 0, y: -15 };
    expect(clamped(small, frame)).toEqual(small);
    expect(zoomed(small, 0.5, MIDDLE, MOST).scale).toBe(0.8);
    expect(zoomed(small, 1.5, MIDDLE, MOST).scale).toBeCloseTo(1.2);
  });
});

describe('a box that is brought into view', () => {
  const box = { left: 100, right: 120, top: -60, bottom: -40 };
  /** The sides of the box where they are shown. */
  const shown = ({ scale, x, y }: Viewport) => ({
    left: box.left * scale + x,
    right: box.right * scale + x,
    top: box.top * scale + y,
    bottom: box.bottom * scale + y,
  });

  it('is in the middle, at the scale that makes it legible', () => {
    const view = brought(FITTED, box, 3, frame);
    expect(view.scale).toBe(3);
    expect(shown(view)).toEqual({ left: -30, right: 30, top: -30, bottom: 30 });
  });

  it('is not zoomed further than it fits, and never out', () => {
    expect(brought(FITTED, box, 50, frame).scale).toBe(10);
    expect(brought(FITTED, { ...box, left: -900, right: 900 }, 3, frame).scale).toBe(1);
  });

  it('stays where it is once it is in sight, and moves no further than it must', () => {
    const there = brought(FITTED, box, 3, frame);
    const aside = { ...there, x: there.x + 40 };
    expect(brought(aside, box, 3, frame)).toEqual(aside);
    const out = { ...there, x: there.x + 400 };
    expect(shown(brought(out, box, 3, frame)).right).toBe(frame.width / 2);
  });
});

describe('what a question is about', () => {
  const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
  const view = { scale: 3, x: 0, y: 0 };

  it('does not move the map where it is in sight', () => {
    expect(panned(view, [at(20, 10), at(-30, 0)], frame)).toEqual(view);
    expect(panned(view, [], frame)).toEqual(view);
  });

  it('comes into view by the shortest pan, at the same scale', () => {
    expect(panned(view, [at(100, 0)], frame)).toEqual({ scale: 3, x: -115, y: 0 });
    expect(panned(view, [at(100, 0), at(40, 0)], frame)).toEqual({ scale: 3, x: -115, y: 0 });
  });

  it('does not move the map where all of it does not fit and a part is in sight', () => {
    expect(panned(view, [at(-150, 0), at(20, 0)], frame)).toEqual(view);
    expect(panned(view, [at(-150, 0), at(150, 0)], frame).x).toBe(265);
  });
});
