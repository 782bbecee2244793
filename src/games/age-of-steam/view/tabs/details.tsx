import type { ComponentChildren } from 'preact';
import { turnsOf } from '../../../../kit/ply';
import { type LogPart, MatchLog } from '../../../../ui/log/match-log';
import { turnEntries } from '../../../../ui/log/turn-entries';
import { type Tab, Tabs } from '../../../../ui/tabs';
import type { Event } from '../../rules/events';
import type { Words } from '../../words/words';
import { useTable } from '../in-table';
import { paydaySteps } from '../payday/steps';
import type { MatchPly } from '../props';
import type { Voice } from '../voice';
import { Goods } from './goods';
import { Money } from './money';
import { Supply } from './supply';
import './details.css';

/** An action without the events at the end of a turn, which the log shows separately. */
export function deedOf(ply: MatchPly): MatchPly {
  const [first] = paydaySteps(ply.events);
  const end = first?.events[0];
  return end ? { ...ply, events: ply.events.slice(0, ply.events.indexOf(end)) } : ply;
}

export const endsTurn = ({ events }: MatchPly) => paydaySteps(events).length > 0;

/** What happens after that action, each step by itself under its name. */
export function turnEnd({ events }: MatchPly, words: Words, voice: Voice): readonly LogPart[] {
  const said = (some: readonly Event[]) =>
    some.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: false };
    });
  const steps = paydaySteps(events).map(({ kind, events: some }) => ({
    // The sentence about the next turn says what it is.
    name: kind === 'turn' ? null : `${words.table.payday.step[kind]}.`,
    sentences: said(some),
  }));
  const over = { name: null, sentences: said(events.filter(({ event }) => event === 'over')) };
  return [...steps, over].flatMap(({ name, sentences }) => {
    if (sentences.length === 0) return [];
    return { sentences: [...(name ? [{ text: name, isAction: true }] : []), ...sentences] };
  });
}

/** Consequences that are no player's action. */
const FOLLOWS = new Set<Event['event']>(['order', 'display', 'claim', 'link', 'abandon', 'first']);

/** The match in sentences, a line for each turn, under the headings of its phases. */
function Log({ onShow }: Pick<DetailsProps, 'onShow'>) {
  const { plies, opening, seats, words, voice } = useTable();
  const deeds = turnEntries({
    ...{ plies: plies.map(deedOf), opening, seats, onShow },
    sentence: voice.event,
    isAction: ({ event }) => !FOLLOWS.has(event),
    heading: (ply) => (ply.heading ? words.heading(ply.heading) : ''),
    canShow: () => false,
  });
  // The first line is the opening.
  const last = [null, ...turnsOf(plies).map((turn) => turn.plies.find(endsTurn) ?? null)];
  const entries = deeds.map((deed, place) => {
    const ply = last[place];
    if (!ply) return deed;
    return () => ({
      parts: [...(deed()?.parts ?? []), ...turnEnd(ply, words, voice)],
      onShow: () => onShow(ply),
    });
  });
  return <MatchLog entries={entries} />;
}

interface DetailsProps {
  /** The first tab: what is asked now, where there is no room for it above the tabs. */
  readonly turn: ComponentChildren | null;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** Shows again what happened at the end of a turn. */
  readonly onShow: (ply: MatchPly) => void;
}

/** What can always be looked up: money, goods, tiles, log. */
export function Details({ turn, tab, onTab, onShow }: DetailsProps) {
  const { facts, words } = useTable();
  const { panels, phase } = words.table;
  const rest: readonly [Tab, ...Tab[]] = [
    {
      id: 'players',
      label: panels.money,
      panel: () => <Money />,
    },
    { id: 'goods', label: panels.goodsTab, panel: () => <Goods /> },
    { id: 'tiles', label: panels.tilesTab, panel: () => <Supply /> },
    {
      id: 'log',
      label: panels.log,
      panel: () => <Log onShow={onShow} />,
    },
  ];
  const now = facts.phase === 'over' ? 'pay' : facts.phase;
  const tabs: readonly [Tab, ...Tab[]] =
    turn === null ? rest : [{ id: 'turn', label: phase.step[now], panel: () => turn }, ...rest];
  return (
    <div class="aos-details" data-tab={tab}>
      <Tabs label={panels.details} chosen={tab} onChoose={onTab} tabs={tabs} />
    </div>
  );
}
