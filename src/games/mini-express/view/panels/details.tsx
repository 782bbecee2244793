import './details.css';
import './players.css';
import { Flag } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../../ui/lazy';
import { memo } from '../../../../ui/memo';
import { Tabs } from '../../../../ui/tabs';
import { Ask } from '../../../../ui/turn/ask-rules';
import { toAct } from '../../rules/state';
import { useTable } from '../in-table';
import { companyId } from '../names';
import type { MatchPly } from '../props';
import type { Extras } from '../use-extras';
import { hintFor } from '../voice';
import { Company, Holder } from './marks';
import { lookups } from './step-panel';

interface DetailsProps {
  readonly extras: Extras | null;
  /** There is room for the log beside the other panels. */
  readonly roomy: boolean;
  readonly onTab: (tab: string) => void;
  /** Shows the automa's part of an action again. */
  readonly onShow: ((ply: MatchPly) => void) | null;
}

/** What is always available: players, influence, log. */
export const Details = memo(({ extras, roomy, onTab, onShow }: DetailsProps) => {
  const { state, facts, words, acting, mine, plies, table } = useTable();
  const [tab, setTab] = useState('players');
  usePrefetch(lookups);
  const rest = useLazy(lookups, roomy || tab !== 'players');
  const log = () => rest && <rest.Log onShow={onShow} />;
  const players = () => (
    <>
      <Players />
      <Ask legend="players" />
    </>
  );
  const influence = () =>
    rest && (
      <>
        <rest.Influence />
        <Ask legend="places" />
      </>
    );
  const bag = extras &&
    facts.automa && {
      id: 'bag',
      label: extras.table.bag,
      panel: () => <extras.Bag />,
    };
  return (
    <div class="mx-details">
      {mine !== null && (
        <p class="mx-hint" data-question={acting !== null || undefined}>
          {acting !== null && hintFor(state, words)}
        </p>
      )}
      <Tabs
        label={table.panels}
        chosen={tab}
        onChoose={(id) => {
          setTab(id);
          onTab(id);
        }}
        tabs={[
          { id: 'players', label: table.players, panel: players },
          { id: 'influence', label: table.influence, panel: influence },
          { id: 'log', label: table.log, panel: log },
          ...(bag ? [bag] : []),
        ]}
      />
      {roomy && tab !== 'log' && plies.length > 0 && (
        // Whatever scrolls must be reachable by keys.
        <section class="mx-beside" aria-label={table.log} tabIndex={0}>
          {log()}
        </section>
      )}
    </div>
  );
});

/** All holders, a line each where it fits, with their shares and what these are worth now. */
function Players() {
  const { state, facts, voice, table } = useTable();
  const before = useBefore(facts);
  const next = toAct(state);
  return (
    <ol class="mx-players">
      {facts.seats.map((mine) => {
        const { seat } = mine;
        const was = before?.seats[seat];
        return (
          <li class="mx-player" key={seat} data-acting={seat === next || undefined}>
            <Holder holder={seat} />
            <span class="mx-player__name">
              {voice.name(seat)}
              {seat === 0 && <Flag size={14} aria-label={table.starts} role="img" />}
              {seat === next && <span class="visually-hidden">{table.toAct}</span>}
            </span>
            <span class="mx-player__shares">
              {mine.shares === 0 && table.noShares}
              {mine.lines.map(
                ({ company, shares }) =>
                  shares > 0 && (
                    <span class="mx-holding" key={company}>
                      <Company color={companyId(company)} />
                      <span class="visually-hidden"> × </span>
                      <Figure value={shares} was={was?.lines[company]?.shares} />
                    </span>
                  ),
              )}
            </span>
            <span class="mx-player__worth" data-worth>
              <span aria-hidden="true">
                <Figure
                  value={table.worthShort(mine.total)}
                  was={was && table.worthShort(was.total)}
                />
              </span>
              <span class="visually-hidden">{table.worthNow(mine.total)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
