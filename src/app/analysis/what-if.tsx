import { Play } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { LEVELS, type Player, type SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import { useAnalysisWords } from './words';

export interface WhatIfProps {
  readonly match: LiveMatch;
  readonly entries: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPlayOn: (seats: readonly SeatPlan[]) => void;
}

/** Who plays on: at first a single person and computers as before, else a person for the seat to act. */
export function WhatIf({ match, entries, open, onClose, onPlayOn }: WhatIfProps) {
  const words = useAnalysisWords();
  const [changed, setChanged] = useState<ReadonlyMap<Seat, Player>>(new Map());
  const toAct = open ? match.rules.toAct(match.timeline.stateAt(entries)) : null;
  const people = match.header.seats.filter(({ player }) => player.kind === 'person');
  const seats = match.header.seats.map((plan, seat) => ({
    ...plan,
    player:
      changed.get(seat) ?? (people.length === 1 ? plan.player : usual(plan.player, seat === toAct)),
  }));
  // What goes into the new match keeps its names.
  const names = shownSeats(match.header);
  return (
    <Sheet
      open={open}
      title={words.whatIf}
      onClose={onClose}
      footer={
        <Button kind="primary" wide icon={Play} onClick={() => onPlayOn(seats)}>
          {words.begin}
        </Button>
      }
    >
      <p class="note">{words.whatIfHint}</p>
      <ol class="stack what-if">
        {seats.map((plan, seat) => (
          <li class="line" key={plan.colour}>
            <SeatMark {...plan} name={names[seat]?.name ?? ''} among={names} />
            <label class="what-if__name" for={`what-if-${seat}`}>
              {names[seat]?.name}
            </label>
            <Who
              id={`what-if-${seat}`}
              player={plan.player}
              onChange={(player) => setChanged(new Map(changed).set(seat, player))}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function usual(player: Player, acts: boolean): Player {
  if (acts) return { kind: 'person' };
  return player.kind === 'computer' ? player : { kind: 'computer', level: 'engineer' };
}

function Who(props: {
  readonly id: string;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}) {
  const words = useWords().computers;
  const { player } = props;
  return (
    <select
      class="framed what-if__who"
      id={props.id}
      value={player.kind === 'person' ? 'person' : player.level}
      onChange={(event) => {
        const level = LEVELS.find((one) => one === event.currentTarget.value);
        props.onChange(level ? { kind: 'computer', level } : { kind: 'person' });
      }}
    >
      <option value="person">{words.person}</option>
      <optgroup label={words.computer}>
        {LEVELS.map((level) => (
          <option value={level} key={level}>
            {words.levels[level].name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
