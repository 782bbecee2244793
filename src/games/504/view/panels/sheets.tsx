import { Fragment } from 'preact';
import { figureAt } from '../../../../kit/figure-at';
import { Sheet } from '../../../../ui/sheet';
import { KINDS } from '../../data/board';
import { heldBy, shareWorths } from '../../modules/shares/rules/holdings';
import { figureOf } from '../../rules/base/ask';
import { FINAL_POINTS, ownerPoints } from '../../rules/base/flow';
import { residentsOf, settlementsOf } from '../../rules/base/pieces';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import { Legend } from '../board/legend';
import { factsOf, scoresIn } from '../model/base/facts';
import { useTable } from '../model/base/in-table';
import { type Income, incomeOf, incomeSum } from '../model/base/income-rule';
import { scoringNow } from '../model/base/scoring';
import type { Voice } from '../model/base/voice';
import type { LookedUp, Whose } from '../model/looked-up';
import { shareTerms } from '../model/share-terms';
import { goalIn } from '../model/table';
import { PassedList } from '../pieces/passed-list';
import { scoreUnit } from '../score-unit';
import { infosIn, ownInfosIn } from '../table/infos';
import './sheets.css';

interface LookUpSheetProps {
  /** Null: it is closed. */
  readonly looked: LookedUp | null;
  readonly onClose: () => void;
}

/** Reference beside the map: the meaning of the pieces and the figures of each module, or all figures of one owner. */
export function LookUpSheet({ looked, onClose }: LookUpSheetProps) {
  const { state, voice } = useTable();
  return (
    <Sheet open={looked !== null} title={looked ? titleOf(looked, voice) : ''} onClose={onClose}>
      {looked === 'all' ? (
        <>
          <PassedList />
          <Legend />
          {infosIn(state).map((Info, at) => (
            <Info key={at} />
          ))}
        </>
      ) : (
        looked && <Figures whose={looked} />
      )}
    </Sheet>
  );
}

function titleOf(looked: LookedUp, { table, seat, owner }: Voice): string {
  if (looked === 'all') return table.lookUp;
  return 'seat' in looked ? seat(looked.seat) : owner(looked.owner);
}

/** A figure with what it is, and below it what it is made of. */
interface Entry {
  readonly what: string;
  readonly figure: string | number;
  readonly parts: readonly (readonly [what: string, figure: string | number])[];
}

/** Each figure with its name: money, the next income, points, pieces, and what the modules count. */
function Figures({ whose }: { readonly whose: Whose }) {
  const { state, voice } = useTable();
  return (
    <>
      <dl class="f-sheet">
        {entriesFor(state, whose, voice).map(({ what, figure, parts }) => (
          <Fragment key={what}>
            <div>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
            {parts.map(([part, count]) => (
              <div key={part} class="note f-sheet__part">
                <dt>{part}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </Fragment>
        ))}
      </dl>
      {'owner' in whose &&
        ownInfosIn(state).map((Info, place) => <Info key={place} only={whose.owner} />)}
    </>
  );
}

function entriesFor(state: State, whose: Whose, voice: Voice): readonly Entry[] {
  const { table } = voice;
  const { owner: text, money } = table;
  if ('seat' in whose) {
    const own = money(figureAt(state.seatCash, whose.seat));
    const score = figureAt(scoresIn(state), whose.seat);
    const shares = shareTerms(state, whose.seat, voice);
    const isMoney = scoreUnit(state) === 'dollars';
    return [
      { what: text.money, figure: own, parts: [] },
      isMoney
        ? { what: text.wealth, figure: money(score), parts: [[text.money, own], ...shares] }
        : { what: text.points, figure: score, parts: shares },
    ];
  }
  const { owner } = whose;
  const cash = factsOf(state).owners[owner]?.cash ?? 0;
  return [
    ...companyEntries(state, owner, voice),
    { what: text.money, figure: money(cash), parts: [] },
    incomeEntry(state, incomeOf(state, owner), voice),
    ...pointEntries(state, owner, voice),
    ...scoringEntry(state, owner, voice),
    ...progressEntry(state, owner, voice),
    ...pieceEntries(state, owner, voice),
  ];
}

function companyEntries(
  state: State,
  owner: Owner,
  { table, seat, seats }: Voice,
): readonly Entry[] {
  if (!state.world.company) return [];
  return [
    { what: table.owner.president, figure: seat(figureAt(state.president, owner)), parts: [] },
    {
      what: table.owner.share,
      figure: table.money(figureAt(state.value, owner)),
      parts: seats.flatMap((_, one) => {
        const held = heldBy(state, owner, one);
        return held > 0 ? [[seat(one), held] as const] : [];
      }),
    },
  ];
}

function incomeEntry({ world }: State, income: Income, { table }: Voice): Entry {
  const { income: what, incomeOf: of } = table.owner;
  const parts = [
    [of.always, income.always],
    [of.rule[world.incomeBy] ?? '', income.rule],
    [of.cards, income.cards],
    [of.once, income.once],
  ] as const;
  return {
    what,
    figure: table.plus(incomeSum(income)),
    parts: parts.flatMap(([part, figure]) =>
      figure === 0 ? [] : [[part, table.plus(figure)] as const],
    ),
  };
}

/** Points, and with 9.II and 9.III those of a single share. A company of 9.I has none: its shares are worth money. */
function pointEntries(state: State, owner: Owner, voice: Voice): readonly Entry[] {
  const text = voice.table.owner;
  const { role } = state.world;
  if (role[9] === 1) return [];
  const points = factsOf(state).owners[owner]?.points ?? 0;
  const parts = pointParts(state, owner, voice);
  if (role[9] === 0) return [{ what: text.points, figure: points, parts: bringing(parts) }];
  const each = figureAt(shareWorths(state), owner);
  const forRank = each - figureAt(ownerPoints(state), owner);
  const share = bringing([...parts, [text.forRank, forRank]]);
  return [
    ...(role[9] === 3
      ? [{ what: text.points, figure: points, parts: shareTerms(state, owner, voice) }]
      : []),
    { what: text.perShare, figure: each, parts: share },
  ];
}

type Figures = readonly (readonly [what: string, figure: number])[];

const bringing = (parts: Figures): Figures => parts.filter(([, figure]) => figure !== 0);

function pointParts(state: State, owner: Owner, { table }: Voice): Figures {
  const { pointsOf: of } = table.owner;
  const { goal, role } = state.world;
  return [
    [of.inPlay, figureAt(state.vp, owner)],
    [of.goal[role.indexOf(1)] ?? '', goal.points(state, owner)],
    [of.twist, figureOf(state, FINAL_POINTS, owner, 0)],
  ];
}

/** What a scoring would bring now, terrain by terrain, and the pieces that would leave for it. */
function scoringEntry(state: State, owner: Owner, { table, names }: Voice): readonly Entry[] {
  const gain = factsOf(state).owners[owner]?.scoring ?? null;
  if (gain === null) return [];
  const { majorities: text } = table;
  const { terrains, pieces, forfeited } = scoringNow(state);
  return [
    {
      what: text.ifNow,
      figure: table.gains.points(gain),
      parts: bringing([
        ...terrains.map(
          ({ kind, points }) =>
            [names.kind[KINDS[kind] ?? 'city'], figureAt(points, owner)] as const,
        ),
        [text.forfeited, -figureAt(forfeited, owner)],
        [text.leaving, figureAt(pieces, owner)],
      ]),
    },
  ];
}

function progressEntry(state: State, owner: Owner, { table }: Voice): readonly Entry[] {
  const progress = goalIn(state)?.progress?.(state, owner);
  const what = table.owner.towardEnd[state.world.role.indexOf(1)];
  if (!progress || !what) return [];
  return [{ what, figure: table.owner.outOf(progress.has, progress.needs), parts: [] }];
}

function pieceEntries(state: State, owner: Owner, { table }: Voice): readonly Entry[] {
  const text = table.owner;
  const active = factsOf(state).owners[owner]?.active ?? 0;
  const onMap = residentsOf(state, owner);
  const residents: Entry = {
    what: text.residents,
    figure: onMap,
    parts: [
      [text.active, active],
      [text.exhausted, onMap - active],
      [text.inStorage, figureAt(state.storedResidents, owner)],
    ],
  };
  return [
    ...(state.world.residents ? [residents] : []),
    {
      what: text.settlements,
      figure: settlementsOf(state, owner),
      parts: [[text.inStorage, figureAt(state.storedSettlements, owner)]],
    },
  ];
}
