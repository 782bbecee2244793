import type { DesignRecord } from '../../archive/database';
import { canonical, isObject, type Json, type JsonObject } from '../../kit/json';
import type { AnyReader } from '../../kit/reader';
import type { Setting } from '../../kit/rules';
import type { Language } from '../../kit/words';
import type { Segment } from '../../ui/segmented';
import { Miniature } from '../miniature';
import { problemsOf } from './desks';
import { boardsWords } from './words';

/** Stands for a design that was played before and is no longer kept as it was then. */
const AS_BEFORE = 'as before';

/** What designs of one's own add to the values of a setting. */
export interface OwnDesigns {
  /** To be shown behind the setting's own values, for the value that is chosen now. */
  readonly segments: (setting: Setting, now: Json | undefined) => readonly Segment<string>[];
  /** Which of these segments is chosen; null: none, a value of the setting is. */
  readonly chosen: (now: Json | undefined) => string | null;
  /** The design that a segment stands for; null: it stands for none, or for the one chosen already. */
  readonly design: (segment: string) => JsonObject | null;
  /** What is said of a chosen one. */
  readonly sentence: string;
}

/** Of the designs kept for a game, those that can be played, in the same order. */
export function ownDesigns(
  kept: readonly DesignRecord[],
  reader: AnyReader,
  language: Language,
): OwnDesigns {
  const words = boardsWords(language);
  const playable = kept.filter((record) => problemsOf(reader, record).length === 0);
  const chosen = (now: Json | undefined) => {
    if (!isObject(now)) return null;
    const text = canonical(now);
    return playable.find(({ design }) => canonical(design) === text)?.id ?? AS_BEFORE;
  };
  const segment = ({ id, names, picture }: DesignRecord): Segment<string> => ({
    value: id,
    label: names[language],
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
