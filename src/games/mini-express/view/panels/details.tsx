import { useState } from 'preact/hooks';
import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { useLazy, usePrefetch } from '../../../../ui/lazy';
import { memo } from '../../../../ui/memo';
import { type Tab, Tabs } from '../../../../ui/tabs';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import type { MatchPly } from '../props';
import type { Extras } from '../use-extras';
import type { Voice } from '../voice';
import { lookups } from './fetch-lookups';
import { Players } from './players';

interface DetailsProps {
  readonly state: State;
  readonly extras: Extras | null;
  readonly facts: Facts;
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly toAct: Seat | null;
  readonly acting: Seat | null;
  readonly plies: readonly MatchPly[];
  readonly opening: readonly Event[];
  readonly voice: Voice;
  readonly words: Words;
  readonly language: Language;
  /** What the seat to act can do now. */
  readonly hint: string;
  /** There is room for the log beside the other panels. */
  readonly roomy: boolean;
  readonly onTab: (tab: string) => void;
  /** Shows the automa's part of an action again. */
  readonly onShow: ((ply: MatchPly) => void) | null;
}

/** What is always available: players, influence, log. */
export const Details = memo((props: DetailsProps) => {
  const { facts, before, seats, voice, words, acting } = props;
  const { table } = words;
  const [tab, setTab] = useState('players');
  usePrefetch(lookups);
  const rest = useLazy(lookups, props.roomy || tab !== 'players');
  const log = () =>
    rest && (
      <rest.Log
        plies={props.plies}
        opening={props.opening}
        seats={seats}
        voice={voice}
        onShow={props.onShow}
      />
    );
  const players = () => (
    <>
      <Players
        facts={facts}
        before={before}
        seats={seats}
        toAct={props.toAct}
        voice={voice}
        words={table}
      />
      <Ask legend="players" />
    </>
  );
  const influence = () =>
    rest && (
      <>
        <rest.Influence facts={facts} before={before} seats={seats} voice={voice} words={words} />
        <Ask legend="places" />
      </>
    );
  return (
    <div class="mx-details">
      {acting !== null && (
        <p class="mx-hint" data-question>
          {props.hint}
        </p>
      )}
      <Tabs
        label={table.panels}
        chosen={tab}
        onChoose={(id) => {
          setTab(id);
          props.onTab(id);
        }}
        tabs={[
          { id: 'players', label: table.players, panel: players },
          { id: 'influence', label: table.influence, panel: influence },
          { id: 'log', label: table.log, panel: log },
          ...bagTab(props),
        ]}
      />
      {props.roomy && tab !== 'log' && props.plies.length > 0 && (
        // Whatever scrolls must be reachable by keys.
        <section class="mx-beside" aria-label={table.log} tabIndex={0}>
          {log()}
        </section>
      )}
    </div>
  );
});

/** What an automa draws from, where there is one. */
function bagTab({ state, extras, facts: { automa }, words, language }: DetailsProps): Tab[] {
  if (!automa || !extras) return [];
  const panel = () => (
    <extras.Bag
      state={state}
      automa={automa}
      words={words}
      language={language}
      extra={extras.table}
    />
  );
  return [{ id: 'bag', label: extras.table.bag, panel }];
}
