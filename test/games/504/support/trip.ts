import { expect } from 'vitest';
import type { Form } from './bare';
import { driveCost } from './drives';

/** Movement points of a trolley, in halves: what a drive leaves is what is written after it. */
export class Trip {
  #drive: { readonly owner: number; readonly turns: number; readonly left: number } | null = null;

  /** Before the drive. */
  begins(owner: number, to: string, now: Form): void {
    const left = (now.turn.mp ?? 0) - driveCost(now, owner, to);
    expect(left).toBeGreaterThanOrEqual(0);
    this.#drive = { owner, turns: now.owners[owner].turns, left };
  }

  /** After an action, where the step still goes on. */
  saw(now: Form): void {
    const drive = this.#drive;
    this.#drive = null;
    if (drive && now.turn?.step === 'trolley' && now.owners[drive.owner].turns === drive.turns)
      if (now.order[now.at] === drive.owner) expect(now.turn.mp ?? 0).toBe(drive.left);
  }
}

/** Whether the step of a position is another than that of an earlier one. */
export function isNewStep({ turn: before, ...earlier }: Form, { turn, at, round }: Form): boolean {
  return !before || before.step !== turn.step || earlier.at !== at || earlier.round !== round;
}
