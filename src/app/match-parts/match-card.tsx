import type { ComponentChildren } from 'preact';
import type { MatchRecord } from '../../archive/database';
import { offered } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { Day } from './day';
import './match-card.css';
import { useWords } from '../words/words';
import { matchStatus, titleOf } from './match-title';
import { Miniature } from './miniature';

/** A match in a list: its stored picture, title and state. Nothing is replayed. */
export function MatchCard({
  record,
  heading,
  children,
}: {
  readonly record: MatchRecord;
  /** A line above the name. */
  readonly heading?: string;
  /** Buttons beside the text. */
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const language = useLanguage();
  const { picture, plies } = record.summary;
  const game = offered.find(({ id }) => id === record.header.game)?.name[language];
  return (
    <div class="match-card">
      <div class="match-card__picture">{picture && <Miniature svg={picture} />}</div>
      <div class="match-card__text">
        {heading && <p class="caps match-card__heading">{heading}</p>}
        <p class="match-card__title">{titleOf(record, words)}</p>
        <p class="match-card__standing">{matchStatus(record, words)}</p>
        <p class="note">
          {game && `${game} · `}
          {words.match.moves(plies)} · <Day at={new Date(record.touched)} written="medium" />
        </p>
      </div>
      {children}
    </div>
  );
}
