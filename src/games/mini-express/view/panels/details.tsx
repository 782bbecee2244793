import './players.css';
import { Flag } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { Figure } from '../../../../ui/figures/figure';
import { useLazy, usePrefetch } from '../../../../ui/lazy';
import { memo } from '../../../../ui/memo';
import { type Tab, Tabs } from '../../../../ui/tabs';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import type { TableWords } from '../../words/en/table';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import { CompanyMark, HolderMark } from '../marks';
import { companyId } from '../names';
import type { MatchPly } from '../props';
import { type Extras, lookups } from '../use-extras';
import type { Voice } from '../voice';

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

interface PlayersProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are highlighted. */
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly toAct: Seat | null;
  readonly voice: Voice;
  readonly words: TableWords;
}

/** All holders, a line each where it fits, with their shares and what these are worth now. */
function Players({ facts, before, seats, toAct, voice, words }: PlayersProps) {
  return (
    <ol class="mx-players">
      {facts.seats.map((mine) => {
        const { seat } = mine;
        const was = before?.seats[seat];
        return (
          <li class="mx-player" key={seat} data-acting={seat === toAct || undefined}>
            <HolderMark seats={seats} holder={seat} />
            <span class="mx-player__name">
              {voice.name(seat)}
              {seat === 0 && <Flag size={14} aria-label={words.starts} role="img" />}
              {seat === toAct && <span class="visually-hidden">{words.toAct}</span>}
            </span>
            <span class="mx-player__shares">
              {mine.shares === 0 && words.noShares}
              {mine.lines.map(
                ({ company, shares }) =>
                  shares > 0 && (
                    <span class="mx-holding" key={company}>
                      <CompanyMark color={companyId(company)} words={words} />
                      <span class="visually-hidden"> × </span>
                      <Figure value={shares} was={was?.lines[company]?.shares} />
                    </span>
                  ),
              )}
            </span>
            <span class="mx-player__worth" data-worth>
              <span aria-hidden="true">
                <Figure
                  value={words.worthShort(mine.total)}
                  was={was && words.worthShort(was.total)}
                />
              </span>
              <span class="visually-hidden">{words.worthNow(mine.total)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
