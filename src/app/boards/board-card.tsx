import type { DesignRecord } from '../../archive/database';
import { catalogue } from '../../games/catalogue';
import { useLanguage } from '../../ui/words';
import { Day } from '../day';
import '../match-card.css';
import { Miniature } from '../miniature';
import { problemsOf, type Workshop } from './desks';
import { useBoardsWords } from './words';

/** A design as lists show it: the picture stored with it, its name, and whether it can be played. */
export function BoardCard({
  record,
  shops,
}: {
  readonly record: DesignRecord;
  readonly shops: readonly Workshop[];
}) {
  const words = useBoardsWords();
  const language = useLanguage();
  const game = catalogue.find(({ id }) => id === record.game)?.name[language];
  const shop = shops.find((one) => one.game === record.game);
  const unsound = shop !== undefined && problemsOf(shop.reader, record).length > 0;
  return (
    <div class="match-card">
      <div class="match-card__picture">
        <Miniature svg={record.picture} />
      </div>
      <div class="match-card__text">
        <p class="match-card__title">{record.names[language]}</p>
        {unsound && <p class="boards__unsound">{words.unsoundShort}</p>}
        <p class="note">
          {game && `${game} · `}
          <Day at={new Date(record.touched)} written="medium" />
        </p>
      </div>
    </div>
  );
}
