import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { emptyElement, runHook, withoutClock } from './hook';

withoutClock();

function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  return seen;
}

function Probe() {
  useSeen();
  return null;
}

test('an effect that a test leaves waiting', () => {
  render(h(Probe, {}), emptyElement());
});

test('does not keep the effects of the next test from running', async () => {
  const { now } = await runHook(useSeen, {});
  expect(now()).toBe(true);
});
