import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button';
import type { TableExtraWords } from '../../words/table-extra-words';
import type { Words } from '../../words/words';
import { TurnPanel } from '../panels/turn-panel';
import type { Voice } from '../voice';
import './automa-panel.css';
import { AutomaTileMark } from './automa-tile';
import type { AutomaStep } from './steps';
import { useQuickEnd } from './use-quick-end';
import { type AutomaShow, moves } from './use-show';

export interface AutomaPanelProps {
  readonly show: AutomaShow;
  readonly voice: Voice;
  readonly words: Words;
  readonly extra: TableExtraWords;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/** Milliseconds that a step stays: some for looking, and more the longer it takes to read. */
const stayFor = (sentences: string) => 900 + 32 * sentences.length;

/** The automa's turn in sentences, one step after the other by itself; one tap ends it. */
export function AutomaPanel({ show, voice, words, extra, onStep, onClose }: AutomaPanelProps) {
  const told = show.steps.map(({ events }) =>
    events.flatMap((event) => voice.event(event) ?? []).join(' '),
  );
  const { at } = show;
  const list = useRef<HTMLOListElement>(null);
  const isLast = at === show.steps.length - 1;
  const stay = stayFor(told[at] ?? '');
  useEffect(() => {
    // What was asked for from the log, or cannot move, stays until it is put away.
    if (!moves() || (isLast && !show.fresh)) return;
    const timer = setTimeout(() => (isLast ? onClose() : onStep(at + 1)), stay);
    return () => clearTimeout(timer);
  });
  useQuickEnd(list);
  const first = useRef(at);
  useEffect(() => {
    // What is told all at once is read from its beginning.
    if (at !== first.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <TurnPanel
      title={extra.automaTurn}
      words={words}
      legend="bag"
      onClose={onClose}
      takesFocus
      foot={
        <Button wide kind="primary" onClick={onClose}>
          {extra.goOn}
        </Button>
      }
    >
      <ol class="mx-automa" ref={list}>
        {show.steps.slice(0, at + 1).map((step, number) => (
          // A step is known by its place: none is ever put in between.
          <li key={number} aria-current={number === at ? 'step' : undefined}>
            <Tile step={step} words={extra} />
            <p>{told[number]}</p>
          </li>
        ))}
      </ol>
    </TurnPanel>
  );
}

/** The tile that a step draws. */
function Tile({ step, words }: { step: AutomaStep; words: TableExtraWords }) {
  const drawn = step.events.flatMap(({ tile }) => (Array.isArray(tile) ? [tile] : []));
  const [target, company] = drawn.at(-1) ?? [];
  if (typeof target !== 'number' || typeof company !== 'number') return null;
  return <AutomaTileMark tile={{ city: target, company }} words={words} />;
}
