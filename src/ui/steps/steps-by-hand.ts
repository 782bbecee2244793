import { createContext } from 'preact';

/** Whether a show of steps waits for a tap before each of them, and whom it tells that it has begun. */
export interface StepsByHand {
  readonly byHand: boolean;
  readonly onShown: () => void;
}

export const StepsByHandContext = createContext<StepsByHand>({
  byHand: false,
  onShown: () => {},
});
