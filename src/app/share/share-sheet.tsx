import { FileDown, Share2 } from 'lucide-preact';
import { allSeats } from '../../kit/secrets';
import type { Language } from '../../kit/words';
import { Button } from '../../ui/button';
import { seatSign } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { useExport } from '../files/use-export';
import { endOf, seatName, shownSeats } from '../match-parts/shown-names';
import type { OpenedMatch } from '../match-parts/use-match';
import { drawPicture, type PicturePlan } from './picture';
import './share.css';
import { ShownPicture, usePicture } from './shown-picture';
import { useShareWords } from './words';

async function planOf(
  { match, view, game }: OpenedMatch,
  sentences: readonly string[],
  language: Language,
): Promise<PicturePlan> {
  const { header, rules } = match;
  const state = match.state.value;
  const seats = shownSeats(header);
  const poster = await view.poster?.(state, language, seats);
  const { scores, ranking, places } = rules.standing(state);
  return {
    game: game.name,
    options: game.summary(header.options),
    day: endOf(match).toLocaleDateString(language, { dateStyle: 'long' }),
    map: poster?.map ?? view.miniature(state, allSeats(rules, state), seats),
    rows: (ranking ?? []).map((holder) => {
      const seat = seats[holder] ?? null;
      return {
        name: seatName(header, holder, game.automa),
        seat,
        sign: seat ? seatSign(seat.name, seats) : '',
        place: places?.[holder] ?? 1,
        points: scores[holder] ?? 0,
        sums: poster?.sums[holder] ?? [],
      };
    }),
    sentences,
  };
}

export interface ShareSheetProps extends OpenedMatch {
  readonly sentences: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shares a picture of the end of a match, or the whole match as a file. */
export function ShareSheet({ sentences, open, onClose, ...opened }: ShareSheetProps) {
  const words = useShareWords();
  const language = useLanguage();
  const picture = usePicture(
    async (pen) => drawPicture(pen, await planOf(opened, sentences, language)),
    open,
    [opened.match, sentences.join('\n'), language],
  );
  const { saveOne, shareOne } = useExport();
  const { id } = opened.match.header;
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <div class="stack" data-gap="3">
        <ShownPicture picture={picture} alt={words.picture} />
        <p class="note">{words.fileHint}</p>
        <div class="row">
          <Button icon={Share2} onClick={() => void shareOne(id)}>
            {words.shareFile}
          </Button>
          <Button icon={FileDown} onClick={() => void saveOne(id)}>
            {words.saveFile}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
