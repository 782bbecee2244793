import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Viewers } from '../../../../kit/secrets';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { COLORS, GAPS, LANE_END, PETER_DOUBLE, UNLOCKS } from '../../data/board';
import { gapOfSlot, lanePlace } from '../../words/lane';
import { waitsOn } from '../action-text';
import type { LineFacts, SeatFacts } from '../facts';
import type { Put } from '../gain';
import { Effects, EngineerPlate, Locomotive, Sign } from '../glyphs';
import { useTable } from '../in-table';
import { BonusCards } from '../more/bonus-cards';
import type { Voice } from '../voice';
import './board.css';
import { LaneDrawing } from './lane';
import { type Landing, LineDrawing } from './line';
import { useLineTaps } from './use-line-taps';

interface FaceProps {
  readonly one: SeatFacts;
  readonly viewers: Viewers;
  /** What the seat may do on it now. */
  readonly landings: readonly Landing[];
  readonly leaving: readonly number[];
  readonly puts: readonly Put[];
  /** By line: where the reach would end with what is being considered. */
  readonly reachThen: readonly (number | null)[];
}

interface BoardProps extends FaceProps {
  /** This is the board that is shown where only one has room. */
  readonly looked: boolean;
  /** A step is on its way. */
  readonly busy: boolean;
  /** A tap on a landing of these; see `useLineTaps`. */
  readonly onLanding: (piece: string) => void;
}

/** A seat's board. To look at another one only shows and hides what is drawn already. */
export function Board({ looked, busy, onLanding, ...shown }: BoardProps) {
  const { one } = shown;
  const { seats, voice } = useTable();
  const board = useRef<HTMLElement>(null);
  useLineTaps(board, busy, onLanding);
  const plan = seats[one.seat];
  const name = voice.name(one.seat);
  return (
    <section
      ref={board}
      class="ur-board"
      data-looked={looked || undefined}
      data-seat-board={one.seat}
      aria-label={voice.table.board.of(name)}
    >
      <h2 class="line ur-board__head">
        {plan && <SeatMark {...plan} among={seats} />}
        <span>{name}</span>
      </h2>
      <Face {...shown} />
    </section>
  );
}

/** Its lines, its industry, and what all of it would score now. */
const Face = memo(({ one, viewers, landings, leaving, puts, reachThen }: FaceProps) => {
  const { voice, words } = useTable();
  const { round } = one;
  // The figures of the rows above, in their order.
  const parts = [
    ...one.lines.map((line) => ({ label: voice.names.part[line.id], points: pointsOf(one, line) })),
    { label: words.board.industry, points: round.industry },
  ];
  return (
    <>
      {one.lines.map((line) => (
        <Line
          key={line.id}
          one={one}
          line={line}
          landings={landings.filter((landing) => landing.line === line.line)}
          puts={puts.filter((put) => put.line === line.line)}
          reachThen={reachThen[line.line] ?? null}
        />
      ))}
      <Lane one={one} leaving={leaving} />
      <p class="ur-board__sum" data-sum>
        <span>{words.board.ifRoundEnded}</span>
        <span class="visually-hidden">
          {parts.map(({ label, points }) => `${label} ${points}`).join(', ')}
        </span>
        <span class="ur-board__terms" aria-hidden="true">
          {parts.map(({ points }) => points).join(' + ')} =
        </span>
        <b>{round.total}</b>
      </p>
      <Holdings one={one} />
      <BonusCards seat={one.seat} viewers={viewers} />
    </>
  );
});

/** What a line scores, on Kiev with stars and medal. */
function pointsOf({ round }: SeatFacts, { id, points }: LineFacts): number {
  return id === 'kiev' ? points + round.stars + round.medal : points;
}

interface LineProps extends Pick<FaceProps, 'one' | 'landings' | 'puts'> {
  readonly line: LineFacts;
  readonly reachThen: number | null;
}

/** `landings` and `puts`: those on this line. */
function Line({ one, line, landings, puts, reachThen }: LineProps) {
  const { voice, words } = useTable();
  const points = pointsOf(one, line);
  const note = notesOn(one, line, words);
  return (
    <div class="ur-board__line" data-line={line.id}>
      <p class="ur-board__title">
        <b>{voice.names.part[line.id]}</b>
        {Array.from({ length: line.slots }, (_, slot) => {
          const tile = line.locomotives[slot];
          const put = puts.find((one) => one.slot === slot);
          const plate = (
            <Locomotive key={slot} empty={tile === undefined}>
              {tile === undefined ? '' : Number.parseInt(tile, 10)}
            </Locomotive>
          );
          return put ? <OpenSlot key={slot} put={put} plate={plate} /> : plate;
        })}
        <span class="ur-board__reach">
          {/* Slots that are open say what the reach would be. */}
          {puts.length === 0 && words.board.reach(line.reach)}
          {puts.length === 0 && reachThen !== null && reachThen !== line.reach && (
            <b> → {reachThen}</b>
          )}
          {puts.length === 0 && line.id === 'trans' && <small>{nextColor(line, voice)}</small>}
        </span>
        <b class="ur-board__points" data-points>
          {points}
        </b>
      </p>
      <span class="visually-hidden">{words.board.spoken(line.fronts, points)}</span>
      <div class="ur-board__row">
        <LineDrawing one={one} line={line} landings={landings} reachThen={reachThen} />
        {note.length > 0 && (
          <div class="ur-board__notes">
            {note.map(({ text, waits }) => (
              <p key={text} class="ur-board__note" data-waits={waits || undefined}>
                {text}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** A slot where the locomotive in hand can go, with the reach and the points by the end; its button says it too. */
function OpenSlot({
  put: { line, slot, reach, gain },
  plate,
}: {
  readonly put: Put;
  readonly plate: VNode;
}) {
  const words = useTable().voice.table;
  const place = `${line}-${slot}`;
  return (
    <span class="ur-slot" data-piece={`put:${place}`} data-to={slot} aria-hidden="true">
      {plate} {words.board.reach(reach)} <b>{words.about(gain.end)}</b>
    </span>
  );
}

/** How far black of the first line is from the color that it brings next; empty: it has brought all. */
function nextColor({ fronts }: LineFacts, { table, names }: Voice): string {
  const [black = 0] = fronts;
  const at = UNLOCKS.findIndex((space) => space > black);
  const [color, space] = [COLORS[at + 1], UNLOCKS[at]];
  if (!color || space === undefined) return '';
  return table.board.untilColor(space - black, names.color[color]);
}

/** What waits on a line for a longer reach, or how its points add up. */
function notesOn(
  one: SeatFacts,
  line: LineFacts,
  words: Voice['table'],
): readonly { readonly text: string; readonly waits: boolean }[] {
  const notes: { text: string; waits: boolean }[] = [];
  if (line.id === 'kiev' && one.round.stars + one.round.medal > 0)
    notes.push({
      text: words.board.kievSum(line.points, one.round.stars, one.round.medal),
      waits: false,
    });
  const waits = waitsOn(one, line, words);
  if (waits) notes.push({ text: waits, waits: true });
  const doubled =
    line.id === 'peter' && (line.fronts[PETER_DOUBLE.color] ?? 0) >= PETER_DOUBLE.space;
  if (doubled) {
    const counts = line.reach >= PETER_DOUBLE.reach;
    notes.push({
      text: counts ? words.board.doubled : words.board.doubleWaits(PETER_DOUBLE.reach, line.reach),
      waits: !counts,
    });
  }
  return notes;
}

function Lane({ one, leaving }: Pick<FaceProps, 'one' | 'leaving'>) {
  const { facts, voice, words } = useTable();
  const [first = 0] = one.markers;
  const gap = GAPS.findIndex((index) => index > first);
  const tile = gap < 0 ? null : one.factories[gap];
  const factory = facts.tiles.tiles.find(({ id }) => id === tile)?.factory;
  return (
    <div class="ur-board__line" data-line="industry">
      <p class="ur-board__title">
        <b>{words.board.industry}</b>
        <span class="ur-board__reach">
          {factory && tile ? (
            <>
              {words.board.nextFactory(Number.parseInt(tile, 10))}{' '}
              <Effects effects={factory} values={one.values} />
            </>
          ) : gap >= 0 && first < LANE_END ? (
            words.board.nextGap(voice.names.lane(gapOfSlot(1 + gap)))
          ) : null}
        </span>
        <b class="ur-board__points" data-points>
          {one.round.industry}
        </b>
      </p>
      <span class="visually-hidden">
        {words.board.spokenLane(
          one.markers.map((index) => voice.names.lane(lanePlace(index))),
          one.factories.flatMap((id) => (id === null ? [] : Number.parseInt(id, 10))),
        )}
      </span>
      <LaneDrawing one={one} leaving={leaving} />
    </div>
  );
}

/** Engineers and ?-tokens of a seat, in words and pictures. */
function Holdings({ one }: Pick<FaceProps, 'one'>) {
  const { facts, voice, words } = useTable();
  if (one.engineers.length + one.tokens.length === 0 && one.black === 'none') return null;
  return (
    <ul class="ur-board__holdings">
      {one.black !== 'none' && <li>{words.board.blackWorker}</li>}
      {one.engineers.map((number) => (
        <li key={number}>
          <EngineerPlate number={number} />
          <span class="visually-hidden">{voice.names.engineer(number)}</span>
          <Effects effects={facts.tiles.engineers[number - 1]?.effects ?? []} values={one.values} />
          <span class="visually-hidden">
            {words.list((facts.tiles.engineers[number - 1]?.effects ?? []).map(words.effect))}
          </span>
        </li>
      ))}
      {one.tokens.map((token) => (
        <li key={token}>
          <Sign>?</Sign> {voice.names.token[token]}
        </li>
      ))}
    </ul>
  );
}
