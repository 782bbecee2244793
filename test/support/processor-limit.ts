import { afterEach, beforeEach } from 'vitest';
import { overLimit, processorSeconds } from './processor';

// Loaded before every test file. Time on the wall says how busy the machine is; processor time says how slow the test is.
let begun: number | null = null;

beforeEach(() => {
  begun = processorSeconds();
});

afterEach(({ task }) => {
  const now = processorSeconds();
  const sentence = begun === null || now === null ? null : overLimit(task.name, now - begun);
  if (sentence) throw new Error(sentence);
});
