import { useMemo } from 'preact/hooks';
import { damagedMatch } from '../../archive/damage';
import { isTrouble } from '../../archive/trouble';
import { shownPath } from '../../kit/problem';
import type { Problem } from '../../kit/rules';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';
import { DamageNotice } from '../damage/damage-notice';
import { useArchive } from '../store/archive';
import { SaveMatch } from './save-match';

const en = {
  unknownGame:
    'This version of Roundhouse does not have the game of this match. Update the app, or save the match as a file for another phone.',
  /** What is in brackets is for developers. */
  unreadable: ({ problem, at }: Problem) =>
    `This match cannot be opened (${problem} ${shownPath(at)}).`,
};

const ko: TextsOf<typeof en> = {
  unknownGame:
    '이 버전의 Roundhouse에 없는 게임입니다. 앱을 업데이트하거나, 다른 휴대전화에서 열 수 있게 파일로 저장하세요.',
  unreadable: ({ problem, at }) => `이 게임을 열 수 없습니다(${problem} ${shownPath(at)}).`,
};

const useUnopenedWords = wordsHook({ en, ko });

/** Why a match cannot be opened, with what can be done: to save it, and to remove it where it is damaged. */
export function UnopenedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const words = useUnopenedWords();
  const isUnknown = problem.problem === 'unknown-game';
  return (
    <>
      <p class="notice" role="alert">
        {isUnknown ? words.unknownGame : words.unreadable(problem)}
      </p>
      {isUnknown ? <SaveMatch id={id} /> : <DamagedMatch id={id} problem={problem} />}
    </>
  );
}

function DamagedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { problem: code, at } = problem;
  const query = useMemo(() => damagedMatch(id, { problem: code, at }), [id, code, at]);
  const rows = useArchive(query);
  return rows && !isTrouble(rows) ? <DamageNotice damaged={rows} /> : null;
}
