import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '../../../src/kit/rules';
import { useChoice } from '../../../src/ui/turn/use-choice';
import { runHook, settled, withoutClock } from '../support/hook';

/** A choice of two figures, one after the other; their sum is offered. */
type Choice = readonly number[];
type Answer = Refusal | string | null;

withoutClock();
beforeEach(() => vi.stubGlobal('requestAnimationFrame', queueMicrotask));
afterEach(() => vi.unstubAllGlobals());

async function begin(answer: (offered: number) => Promise<Answer> = async () => null) {
  const offers: number[] = [];
  const props = {
    position: { number: 1 },
    nothing: [] as Choice,
    before: (choice: Choice) => choice.slice(0, -1),
    offered: (choice: Choice) =>
      choice.length < 2 ? { because: 'open' } : choice.reduce((sum, one) => sum + one, 0),
    mayAct: true,
    losses: (offered: number) => (offered < 0 ? [`You lose ${-offered}.`] : []),
    passes: (offered: number) => offered === -4,
    offer: (offered: number) => {
      offers.push(offered);
      return answer(offered);
    },
    sentence: ({ because }: Refusal) => `Not so: ${because}.`,
    suggested: null as object | null,
    suggestedChoice: (): Choice => [20, 1],
  };
  const hook = await runHook(useChoice<object, Choice, number>, props);
  const tap = async (act: (now: ReturnType<typeof hook.now>) => void) => {
    act(hook.now());
    await settled();
  };
  return { ...hook, offers, props, tap };
}

test('a choice is made step by step, and confirming it plays it once', async () => {
  const { now, tap, offers } = await begin();
  await tap(({ choose }) => choose([1]));
  await tap(({ choose }) => choose([1, 2]));
  expect(now().choice).toEqual([1, 2]);
  await tap(({ confirm }) => confirm());
  expect(offers).toEqual([3]);
  expect(now().choice).toEqual([]);
  expect(now().busy).toBe(false);
});

test('while an action is being played nothing else is played', async () => {
  let answer: (refusal: Answer) => void = () => {};
  const { now, tap, offers } = await begin(() => new Promise((done) => (answer = done)));
  await tap(({ choose }) => choose([1, 2]));
  await tap(({ confirm }) => confirm());
  expect(now().busy).toBe(true);
  await tap(({ confirm }) => confirm());
  expect(offers).toEqual([3]);
  await tap(() => answer(null));
  expect(now().busy).toBe(false);
});

test('back goes one step back, close resets the choice', async () => {
  const { now, tap } = await begin();
  await tap(({ choose }) => choose([1, 2]));
  await tap(({ back }) => back());
  expect(now().choice).toEqual([1]);
  await tap(({ close }) => close());
  expect(now().choice).toEqual([]);
});

test('what is undecided is reported, and nothing is played', async () => {
  const { now, tap, offers } = await begin();
  await tap(({ choose }) => choose([1]));
  await tap(({ confirm }) => confirm());
  expect(now().notice).toEqual({ text: 'Not so: open.', because: 'open' });
  expect(now().choice).toEqual([1]);
  expect(offers).toEqual([]);
  await tap(({ choose }) => choose([1, 2]));
  expect(now().notice.text).toBe('');
});

test('a refused choice stays, says why, and can be tried again', async () => {
  const answers: Answer[] = [{ because: 'too-far' }, 'The table is paused.', null];
  const { now, tap, offers } = await begin(async () => answers.shift() ?? null);
  await tap(({ choose }) => choose([1, 2]));
  await tap(({ confirm }) => confirm());
  expect(now().notice).toEqual({ text: 'Not so: too-far.', because: 'too-far' });
  expect(now().choice).toEqual([1, 2]);
  await tap(({ confirm }) => confirm());
  expect(now().notice).toEqual({ text: 'The table is paused.', because: '' });
  await tap(({ confirm }) => confirm());
  expect(offers).toEqual([3, 3, 3]);
  expect(now().choice).toEqual([]);
});

test('with another position the choice is reset', async () => {
  const { now, tap, again, props } = await begin();
  await tap(({ choose }) => choose([1, 2]));
  await again({ ...props, position: { number: 2 } });
  expect(now().choice).toEqual([]);
});

test('nothing is played where nobody may act', async () => {
  const { now, tap, again, props, offers } = await begin();
  await again({ ...props, mayAct: false });
  await tap(({ choose }) => choose([1, 2]));
  await tap(({ confirm }) => confirm());
  expect(offers).toEqual([]);
  expect(now().choice).toEqual([1, 2]);
});

test('a suggestion is shown as if it had been chosen, once', async () => {
  const { now, tap, again, props } = await begin();
  const suggested = {};
  await again({ ...props, suggested });
  expect(now().choice).toEqual([20, 1]);
  await tap(({ close }) => close());
  await again({ ...props, suggested });
  expect(now().choice).toEqual([]);
});

test('what loses something is asked about once, and nothing is played before the answer', async () => {
  const { now, tap, offers } = await begin();
  await tap(({ choose }) => choose([1, -5]));
  await tap(({ confirm }) => confirm());
  expect(now().warning).toMatchObject({ losses: ['You lose 4.'], passes: true });
  expect(offers).toEqual([]);
  await tap(({ warning }) => warning?.stay());
  expect(now().warning).toBeNull();
  expect(now().choice).toEqual([1, -5]);
  expect(offers).toEqual([]);
  await tap(({ confirm }) => confirm());
  await tap(({ warning }) => warning?.go());
  expect(offers).toEqual([-4]);
  expect(now().warning).toBeNull();
});

test('back leaves a question about a loss, and only that', async () => {
  const { now, tap, offers } = await begin();
  await tap(({ choose }) => choose([1]));
  await tap(({ play }) => play(-2));
  expect(now().warning).not.toBeNull();
  await tap(({ back }) => back());
  expect(now().warning).toBeNull();
  expect(now().choice).toEqual([1]);
  expect(offers).toEqual([]);
});

test('a refusal after the question says why, and the question is over', async () => {
  const { now, tap } = await begin(async () => ({ because: 'too-far' }));
  await tap(({ play }) => play(-2));
  await tap(({ warning }) => warning?.go());
  expect(now().warning).toBeNull();
  expect(now().notice.text).toBe('Not so: too-far.');
});

test('what was decided before is played without a question', async () => {
  const { tap, offers } = await begin();
  await tap(({ playNow }) => playNow(-2));
  expect(offers).toEqual([-2]);
});
