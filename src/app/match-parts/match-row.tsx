import type { ListedMatch } from '../../archive/match-row';
import { offered } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { useWords } from '../words/words';
import './match-row.css';
import { When } from './dates';
import { Miniature } from './miniature';
import { matchStatus, titleOf } from './shown-names';

/** A match in two lines beside its stored picture: whose turn it is, who plays what, and when it was played last. */
export function MatchRow({ record }: { readonly record: ListedMatch }) {
  const words = useWords();
  const language = useLanguage();
  const picture = record.summary?.picture;
  const { game, options } = record.header;
  const entry = offered.find(({ id }) => id === game);
  const what = [entry?.name[language], entry?.card.variant?.(options), titleOf(record, words)];
  return (
    <span class="match-row">
      <span class="match-row__picture">{picture && <Miniature svg={picture} />}</span>
      <span class="match-row__text">
        <b class="match-row__status">{matchStatus(record, words)}</b>
        <span>{what.filter(Boolean).join(' · ')}</span>
        <span class="note">
          <When at={new Date(record.touched)} />
        </span>
      </span>
    </span>
  );
}
