import { Lightbulb, SkipForward } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import { Button, IconButton } from '../../ui/button';
import { announce } from '../../ui/live';
import { SeatMark } from '../../ui/seat-mark';
import { useHintWords } from '../coach/words';
import { useWords } from '../words/words';
import './computer-row.css';
import { LEVEL_ICONS } from './level-icons';
import { type ComputersProps, useComputers } from './use-computers';
import { useComputerWords } from './words';

export interface ComputerRowProps extends ComputersProps {
  /** Asks for a hint; null when nobody here is to act. */
  readonly onHint: (() => void) | null;
}

/**
 * The computer that is thinking, the last computer's move, and buttons for when one fails. Always two lines high, so
 * that the board keeps its size. Moves are read out by the table, for all seats alike.
 */
export function ComputerRow(props: ComputerRowProps) {
  const { match } = props;
  const words = useComputerWords();
  const { retry } = useWords();
  const { hint } = useHintWords();
  const { turns, lastTurn, staying, skip } = useComputers(props);
  const toAct = match.toAct.value;
  // At a linked table only the host's phone searches, but everybody sees it.
  const elsewhere =
    toAct !== null && match.player(toAct)?.kind === 'computer' && !match.decides(toAct)
      ? toAct
      : null;
  const thinking = turns.thinking.value ?? elsewhere;
  const failed = turns.failed.value;
  const nameOf = (seat: Seat) => match.header.seats[seat]?.name ?? '';
  const active = staying ? null : thinking;
  const shown = failed ?? active ?? lastTurn?.seat ?? null;
  useEffect(() => {
    // For a phone that arrives while a computer is thinking; later the table announces it after each move.
    if (thinking !== null) announce(words.thinking(nameOf(thinking)));
  }, []);
  return (
    <section
      class="computer-row"
      aria-label={words.title}
      data-thinking={(active !== null && failed === null) || undefined}
    >
      {shown !== null && <Who match={match} seat={shown} />}
      <p role={failed === null ? undefined : 'alert'}>
        {failed !== null
          ? words.failed(nameOf(failed))
          : active !== null
            ? words.thinking(nameOf(active))
            : (lastTurn?.sentences.join(' ') ?? words.waiting)}
      </p>
      {failed !== null && <Button onClick={turns.retry}>{retry}</Button>}
      {props.onHint && <IconButton name={hint} icon={Lightbulb} onClick={props.onHint} />}
      {failed === null && staying && thinking !== null && (
        <IconButton name={words.skip} icon={SkipForward} onClick={skip} />
      )}
    </section>
  );
}

function Who({ match, seat }: Pick<ComputersProps, 'match'> & { readonly seat: Seat }) {
  const plan = match.header.seats[seat];
  const player = match.player(seat);
  if (!plan || player?.kind !== 'computer') return null;
  const Level = LEVEL_ICONS[player.level];
  return (
    <span class="computer-row__who">
      <SeatMark {...plan} among={match.header.seats} />
      <Level size={16} aria-hidden="true" />
    </span>
  );
}
