import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent, Seat } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { Tabs } from '../../../../ui/tabs';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import './details.css';
import { Influence } from './influence';
import { Log } from './log';
import { Players } from './players';

interface DetailsProps {
  readonly facts: Facts;
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly toAct: Seat | null;
  readonly acting: Seat | null;
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly words: Words;
}

/** What is always there to be looked up: players, influence, log. */
export function Details(props: DetailsProps) {
  const { facts, before, seats, words, acting } = props;
  const { table } = words;
  return (
    <div class="mx-details">
      {acting !== null && (
        <p class="mx-hint">{facts.phase === 'draft' ? table.chooseShare : table.chooseCompany}</p>
      )}
      <Tabs
        label={table.panels}
        tabs={[
          {
            id: 'players',
            label: table.players,
            panel: () => (
              <Players
                facts={facts}
                before={before}
                seats={seats}
                toAct={props.toAct}
                words={table}
              />
            ),
          },
          {
            id: 'influence',
            label: table.influence,
            panel: () => <Influence facts={facts} before={before} seats={seats} words={words} />,
          },
          {
            id: 'log',
            label: table.log,
            panel: () => (
              <Log plies={props.plies} opening={props.opening} seats={seats} words={words} />
            ),
          },
        ]}
      />
    </div>
  );
}
