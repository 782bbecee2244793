import type { ListedMatch } from '../../archive/match-row';
import { isRunning } from '../../archive/matches';
import { offered } from '../../games/offered';
import { lazy } from '../../kit/lazy';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { useWords } from '../words/words';
import './match-row.css';
import { When } from './dates';
import { Miniature } from './miniature';
import { matchStatus, seatName, titleOf } from './shown-names';

const linkedStatus = lazy(async () => (await import('../link/linked-status')).LinkedStatus);

/** A match in two lines beside its stored picture: whose turn it is, who plays what, and when it was played last. */
export function MatchRow({ record }: { readonly record: ListedMatch }) {
  const words = useWords();
  const language = useLanguage();
  const picture = record.summary?.picture;
  const { game, options } = record.header;
  const entry = offered.find(({ id }) => id === game);
  const seat = record.summary?.toAct ?? null;
  const status = matchStatus(record, words);
  const Linked = useLazy(linkedStatus, record.header.undo === 'asked' && isRunning(record));
  const what = [entry?.name[language], entry?.card.variant?.(options), titleOf(record, words)];
  return (
    <span class="match-row">
      <span class="match-row__picture">{picture && <Miniature svg={picture} />}</span>
      <span class="match-row__text">
        <b class="match-row__status">
          {Linked && seat !== null ? (
            <Linked
              id={record.id}
              seat={seat}
              name={seatName(record.header, seat, words.match.automa)}
              usual={status}
            />
          ) : (
            status
          )}
        </b>
        <span>{what.filter(Boolean).join(' · ')}</span>
        <span class="note">
          <When at={new Date(record.touched)} />
        </span>
      </span>
    </span>
  );
}
