import { CircleAlert } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { Action } from '../../../../kit/rules';
import { Change } from '../../../../ui/figures/figure';
import type { Event } from '../../rules/events';
import { toAct } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import { type CompanyFacts, type Facts, type Foreseen, foreseeLine } from '../facts';
import { useTable } from '../in-table';
import { companyId, demandColor } from '../names';
import { Company, Holder } from './marks';
import './preview.css';

interface PreviewProps {
  readonly action: Action;
  /** The city that is built into, if any. */
  readonly city: number | null;
}

/**
 * The effect of the action on every player, in numbers: companies, influence, what ends, and the scores. The seat to
 * act comes first, the others follow in turn order.
 */
export function Preview({ action, city }: PreviewProps) {
  const { state, words, voice } = useTable();
  const foreseen = useMemo(() => foreseeLine(state, [action]), [state, action]);
  const { before, after, events } = foreseen;
  const first = toAct(state) ?? 0;
  const notices = events.flatMap((event) => (NOTICES.has(event.event) && voice.event(event)) || []);
  const compensated = new Set(
    events.flatMap((event) => (event.event === 'compensation' ? [event.company] : [])),
  );
  return (
    <div class="stack mx-preview">
      {notices.map((text) => (
        <p class="line mx-preview__notice" key={text}>
          <CircleAlert size={16} aria-hidden="true" />
          {text}
        </p>
      ))}
      <ul class="mx-preview__list">
        {before.companies.map((was, number) => {
          const becomes = after.companies[number];
          if (!becomes) return null;
          const paid = compensated.has(was.id);
          const { columns } = after;
          return <CompanyChange key={was.id} {...{ was, becomes, paid, columns }} />;
        })}
        <li class="mx-preview__worth">
          {city !== null && <WhyInfluence city={city} />}
          <span>{words.table.ifEndedNow}</span>
        </li>
        {before.seats.map((_, turn) => {
          const seat = (first + turn) % before.seats.length;
          return <SeatChange key={seat} seat={seat} foreseen={foreseen} />;
        })}
      </ul>
    </div>
  );
}

/** What the influence of a build comes from (4.10): the colors of the city's tile. */
function WhyInfluence({ city }: { readonly city: number }) {
  const { state, language, table } = useTable();
  const tile = tileOf(state, city);
  return (
    tile && (
      <span class="mx-tile">
        {table.tileOf(state.board.form.cities[city]?.[language] ?? '')}
        <Company color={demandColor(tile.first)} />
        <Company color={demandColor(tile.second)} />
      </span>
    )
  );
}

/** Events that a player must not overlook. */
const NOTICES = new Set<Event['event']>([
  ...(['tile-leaves', 'depleted', 'last-round', 'skip', 'over'] as const),
  ...(['harbor', 'spike-begun', 'far-start', 'spike-off', 'spike-driven'] as const),
]);

interface CompanyChangeProps {
  readonly was: CompanyFacts;
  readonly becomes: CompanyFacts;
  readonly paid: boolean;
  readonly columns: Facts['columns'];
}

/** The figures of a company that change; the values of its shares change only with its length. */
function CompanyChange({ was, becomes, paid, columns }: CompanyChangeProps) {
  const { table } = useTable().words;
  const all = [
    [table.ready, was.ready, becomes.ready],
    [table.shares, was.sharesLeft, becomes.sharesLeft],
    [table.setAside, was.setAside, becomes.setAside],
    [table.length, was.length, becomes.length],
  ] as const;
  const figures = all.filter(([, from, to]) => from !== to);
  if (figures.length === 0) return null;
  const values = ({ values }: CompanyFacts) => columns.map((rank) => values[rank]).join('·');
  return (
    <li>
      <Company color={was.id} />
      <span class="mx-preview__changes">
        {figures.map(([label, from, to]) => (
          <span class="mx-preview__figure" key={label}>
            {label} <Change from={from} to={to} />
            {label === table.ready && paid && <small>{table.compensation}</small>}
          </span>
        ))}
        {values(was) !== values(becomes) && (
          <span class="mx-preview__figure">
            {table.perShare} <Change from={values(was)} to={values(becomes)} />
          </span>
        )}
      </span>
    </li>
  );
}

interface SeatChangeProps {
  readonly seat: number;
  readonly foreseen: Foreseen;
}

/** A seat's influence and places where they change, and its score before and after. */
function SeatChange({ seat, foreseen }: SeatChangeProps) {
  const { voice, table } = useTable();
  const was = foreseen.before.seats[seat];
  const becomes = foreseen.after.seats[seat];
  if (!was || !becomes) return null;
  return (
    <li>
      <Holder holder={seat} />
      <span class="mx-preview__changes">
        <span class="mx-preview__name">{voice.name(seat)}</span>
        {was.lines.map((from, company) => {
          const to = becomes.lines[company];
          if (!to || (from.influence === to.influence && from.place === to.place)) return null;
          return (
            <span class="mx-preview__figure" key={from.company}>
              <Company color={companyId(from.company)} />
              {from.influence !== to.influence && table.influenceShort}
              {from.influence !== to.influence && (
                <Change from={from.influence} to={to.influence} />
              )}
              {from.place !== to.place && (
                <Change from={table.place[from.rank]} to={table.place[to.rank]} />
              )}
            </span>
          );
        })}
      </span>
      <span class="mx-preview__score">
        {was.total === becomes.total ? (
          <b>{was.total}</b>
        ) : (
          <Change from={was.total} to={becomes.total} />
        )}
      </span>
    </li>
  );
}
