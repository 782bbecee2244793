import type { DesignRecord } from '../../archive/database';
import { offered } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { Day } from '../match-parts/day';
import '../match-parts/match-card.css';
import { Miniature } from '../match-parts/miniature';
import { type DesignContext, problemsOf } from '../store/design-context';
import { useDesignWords } from './words';

/** A design in a list: its stored picture, its name, and whether it can be played. */
export function DesignCard({
  record,
  contexts,
}: {
  readonly record: DesignRecord;
  readonly contexts: readonly DesignContext[];
}) {
  const words = useDesignWords();
  const language = useLanguage();
  const game = offered.find(({ id }) => id === record.game)?.name[language];
  const context = contexts.find((one) => one.game === record.game);
  const unsound = context !== undefined && problemsOf(context.reader, record).length > 0;
  return (
    <div class="match-card">
      <div class="match-card__picture">
        <Miniature svg={record.picture} />
      </div>
      <div class="match-card__text">
        <p class="match-card__title">{record.names[language]}</p>
        {unsound && <p class="designs__unsound">{words.unsoundShort}</p>}
        <p class="note">
          {game && `${game} · `}
          <Day at={new Date(record.touched)} written="medium" />
        </p>
      </div>
    </div>
  );
}
