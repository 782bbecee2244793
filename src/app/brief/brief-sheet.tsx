import type { ComponentChildren } from 'preact';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { peopleHere } from '../../match/viewers';
import type { GameView, PositionProps } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { useLoaded } from '../screen/use-loaded';
import { SettingSwitch } from '../store/setting-controls';
import { useWords } from '../words/words';
import './brief.css';
import { standingSentence } from './standing-sentence';
import { useBriefWords } from './words';

export interface BriefSheetProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly position: PositionProps;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly footer?: ComponentChildren;
}

/** The goal, how the match ends, what brings points, and the standing of the reader. */
export function BriefSheet({ open, onClose, footer, ...told }: BriefSheetProps) {
  const words = useBriefWords();
  return (
    <Sheet open={open} title={words.title} onClose={onClose} footer={footer}>
      <Told {...told} />
    </Sheet>
  );
}

function Told({ match, view, game, position }: Omit<BriefSheetProps, 'open' | 'onClose'>) {
  const words = useBriefWords();
  const { app } = useWords();
  const { state, seats, viewers, language } = position;
  const brief = useLoaded(
    () => view.brief(state, language, seats, viewers),
    [view, state, language, viewers],
  );
  if (!brief) return <p class="note">{app.loading}</p>;
  const own = readerOf(match);
  const standing = standingSentence(
    {
      scores: brief.scores ?? match.rules.standing(state, viewers).scores,
      out: brief.out,
      unit: view.scoreUnit?.(state) ?? 'points',
      name: (holder) => seats[holder]?.name ?? game.automa ?? '',
    },
    own,
    words,
  );
  return (
    <div class="stack" data-gap="4">
      <Part title={words.goal} lines={brief.goal} />
      <Part title={words.end} lines={brief.end} />
      <Part title={words.points} lines={brief.points} />
      {brief.money.length > 0 && <Part title={words.money} lines={brief.money} />}
      {/* When it is over, the ranking says it. */}
      {brief.progress !== '' && (
        <Part
          title={own === null ? words.standings : words.standing}
          lines={[standing, brief.progress]}
        />
      )}
      <SettingSwitch of="brief" />
    </div>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section class="stack brief__part" data-gap="1">
      <h3 class="caps">{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The seat of the reader: who decides here now, or the only person at this phone; null: a spectator. */
function readerOf(match: LiveMatch): number | null {
  const seat = match.toAct.value;
  if (seat !== null && match.player(seat)?.kind === 'person' && match.decides(seat)) return seat;
  const [only, ...others] = peopleHere(match);
  return others.length === 0 ? (only ?? null) : null;
}
