import { afterEach, beforeEach } from 'vitest';
import { overLimit, processorSeconds } from './processor';

// Loaded before every test file. It measures processor time, because elapsed time also depends on how busy the machine is.
let begun: number | null = null;

beforeEach(() => {
  begun = processorSeconds();
});

afterEach(({ task }) => {
  const now = processorSeconds();
  const sentence = begun === null || now === null ? null : overLimit(task.name, now - begun);
  if (sentence) throw new Error(sentence);
});
