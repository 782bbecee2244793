import type { DesignRecord } from '../../archive/database';
import { listDesigns } from '../../archive/designs';
import { isTrouble } from '../../archive/trouble';
import { canonical, isObject, type Json, type JsonObject } from '../../kit/json';
import type { AnyReader } from '../../kit/reader';
import type { ChoiceSetting } from '../../kit/setups';
import type { Language } from '../../kit/words';
import type { Segment } from '../../ui/segmented';
import { Miniature } from '../match-parts/miniature';
import { withArchive } from '../store/archive';
import { problemsOf } from '../store/design-context';
import { readerOf } from '../store/games';
import { designWords } from './words';

/** A design that was played before and is no longer stored in that version. */
const AS_BEFORE = 'as before';

/** The segments that user designs add to a setting. */
export interface OwnDesigns {
  /** Shown after the setting's own values, for the selected value. */
  readonly segments: (setting: ChoiceSetting, now: Json | undefined) => readonly Segment<string>[];
  /** The selected one of these segments; null: none, a value of the setting is selected. */
  readonly chosen: (now: Json | undefined) => string | null;
  /** The design of a segment; null: it has none, or it is selected already. */
  readonly design: (segment: string) => JsonObject | null;
  /** The sentence about a selected one. */
  readonly sentence: string;
}

/** The stored designs of a game; null: there are none, and none was played before. */
export async function ownDesignsOf(
  game: string,
  playedBefore: boolean,
  language: Language,
): Promise<OwnDesigns | null> {
  const [kept, reader] = await Promise.all([withArchive(listDesigns), readerOf(game)]);
  const designs = isTrouble(kept) ? [] : kept.rows.filter((one) => one.game === game);
  if (!reader || (designs.length === 0 && !playedBefore)) return null;
  return ownDesigns(designs, reader, language);
}

/** The stored designs of a game that can be played, in the same order. */
function ownDesigns(
  kept: readonly DesignRecord[],
  reader: AnyReader,
  language: Language,
): OwnDesigns {
  const words = designWords(language);
  const playable = kept.filter((record) => problemsOf(reader, record).length === 0);
  const chosen = (now: Json | undefined) => {
    if (!isObject(now)) return null;
    const text = canonical(now);
    return playable.find(({ design }) => canonical(design) === text)?.id ?? AS_BEFORE;
  };
  const segment = ({ id, names, picture }: DesignRecord): Segment<string> => ({
    value: id,
    label: names[language] || words.own,
    picture: <Miniature svg={picture} />,
  });
  return {
    chosen,
    sentence: words.ownSentence,
    design: (wanted) => playable.find(({ id }) => id === wanted)?.design ?? null,
    segments: ({ key, own }, now) => {
      if (!own) return [];
      const designs = playable.filter(({ setting }) => setting === key).map(segment);
      const before = { value: AS_BEFORE, label: words.own };
      return chosen(now) === AS_BEFORE ? [...designs, before] : designs;
    },
  };
}
