import { useMemo } from 'preact/hooks';
import { Scrolling } from '../../../src/ui/scrolling';
import { GameTable, TableRooms } from '../../../src/ui/table/game-table';
import { Tabs } from '../../../src/ui/tabs';
import { AskFirst } from '../../../src/ui/turn/ask-first';
import { useTelling } from '../../../src/ui/turn/use-telling';
import { useSteady } from '../../../src/ui/use-steady';
import type { Words } from '../words/words';
import './colors.css';
import { InTable } from './in-table';
import { Market } from './market';
import { Orders } from './orders';
import { Players } from './players';
import type { MatchTableProps } from './props';
import './table.css';
import { TurnButtons } from './turn';
import { useTurn } from './use-turn';
import { useWords } from './use-words';

/** Goods, what can be done, and below them who has what; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  return (
    <GameTable class="depot-table" onAskRules={props.onAskRules}>
      {words && <Rooms {...props} words={words} />}
    </GameTable>
  );
}

function Rooms(props: MatchTableProps & { readonly words: Words }) {
  const { state, seats, viewers, acting, words } = props;
  const given = useMemo(
    () => ({ state, seats, viewers, acting, words }),
    [state, seats, viewers, acting, words],
  );
  const turn = useTurn(props);
  const { onTab } = useSteady({ onTab: (tab: string) => props.onLook?.({ tab }) });
  const step = turn.warning ? 'warning' : turn.choice.length > 0 ? 'suggested' : 'none';
  useTelling(props, {
    ...{ state, shown: false, notice: turn.notice, by: [step] },
    open: () => ({ step }),
  });
  return (
    <InTable value={given}>
      <TableRooms
        step={step}
        plies={props.plies.length}
        onEscape={turn.back}
        map={
          <Scrolling class="depot-table__main">
            <Market turn={turn} />
            {acting !== null && (
              <AskFirst turn={turn}>
                <TurnButtons turn={turn} />
              </AskFirst>
            )}
          </Scrolling>
        }
        details={
          <Tabs
            label={words.name}
            onChoose={onTab}
            tabs={[
              {
                id: 'players',
                label: words.table.players,
                panel: () => <Players />,
              },
              {
                id: 'orders',
                label: words.table.orders,
                panel: () => <Orders />,
              },
            ]}
          />
        }
      />
    </InTable>
  );
}
