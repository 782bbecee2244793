import { Scrolling } from '../../../src/ui/scrolling';
import { Tabs } from '../../../src/ui/tabs';
import { AskRules } from '../../../src/ui/turn/ask-rules';
import { useTelling } from '../../../src/ui/turn/use-telling';
import { useSteady } from '../../../src/ui/use-steady';
import type { Words } from '../words/words';
import './colors.css';
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
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="depot-table">{words && <Rooms {...props} words={words} />}</div>
    </AskRules.Provider>
  );
}

function Rooms(props: MatchTableProps & { readonly words: Words }) {
  const { state, seats, viewers, acting, words } = props;
  const turn = useTurn(props);
  const { onTab } = useSteady({ onTab: (tab: string) => props.onLook?.({ tab }) });
  const step = turn.choice.length > 0 ? 'suggested' : 'none';
  useTelling(props, {
    ...{ state, shown: false, notice: turn.notice, by: [step] },
    open: () => ({ step }),
  });
  return (
    <div class="depot-table__rooms" data-step={step} data-plies={props.plies.length}>
      <Scrolling class="depot-table__turn">
        <Market state={state} seats={seats} words={words} acting={acting} turn={turn} />
        {acting !== null && <TurnButtons state={state} words={words} turn={turn} />}
      </Scrolling>
      <Tabs
        label={words.name}
        onChoose={onTab}
        tabs={[
          {
            id: 'players',
            label: words.table.players,
            panel: () => <Players state={state} seats={seats} viewers={viewers} words={words} />,
          },
          {
            id: 'orders',
            label: words.table.orders,
            panel: () => <Orders state={state} seats={seats} viewers={viewers} words={words} />,
          },
        ]}
      />
    </div>
  );
}
