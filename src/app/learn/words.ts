import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  intro: 'Lessons at the real table. Stop any time and pick up later.',
  rules: 'The rules',
  puzzles: 'Puzzles',
  lessonsDone: (done: number, of: number) =>
    done === 0 ? `${of} lessons` : `${done} of ${of} lessons done`,
  progress: (done: number, of: number) => `${done} of ${of} steps`,
  fresh: 'Not started',
  finished: 'Done',
  panel: 'Lesson',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  /** Beside the number of a step that does not go on from the one before. */
  anew: 'New situation',
  scores: 'The scores',
  next: 'Next',
  skip: 'Skip this step',
  /** `following`: the title of the next lesson; null: a match comes first. */
  allDone: (following: string | null) =>
    following === null
      ? 'You’re done! Now play a match against computers, from its beginning.'
      : `You’re done! Next comes “${following}”, or play a match against computers.`,
  /** To something allowed that is of another kind than the task. */
  afterDone: 'This step is done. Tap Next to go on.',
  elsewhere: (task: string) =>
    `The rules allow that, but this step is about something else. ${task}`,
  following: 'Next lesson',
  /** Begins a match against computers. */
  playNow: 'Play now',
  again: 'Start over',
  lessons: 'All lessons',
  unknown: 'There is no such lesson.',
};

const ko: TextsOf<typeof en> = {
  intro: '실제 게임 화면에서 배웁니다. 언제든 나갔다가 이어서 할 수 있습니다.',
  rules: '규칙',
  puzzles: '묘수풀이',
  lessonsDone: (done, of) =>
    done === 0 ? `튜토리얼 ${of}개` : `튜토리얼 ${of}개 중 ${done}개 완료`,
  progress: (done, of) => `${of}단계 중 ${done}단계`,
  fresh: '시작 전',
  finished: '완료',
  panel: '튜토리얼',
  step: (number, of) => `${of}단계 중 ${number}단계`,
  anew: '새로운 상황',
  scores: '점수 보기',
  next: '다음',
  skip: '이 단계 건너뛰기',
  allDone: (following) =>
    following === null
      ? '다 배웠습니다. 이제 컴퓨터와 처음부터 한 판 해 보세요.'
      : `다 배웠습니다. 다음은 ‘${following}’입니다. 컴퓨터와 한 판 해 볼 수도 있습니다.`,
  afterDone: '이 단계는 끝났습니다. 다음을 누르세요.',
  elsewhere: (task) => `규칙에는 맞지만 이번 단계에서 할 일이 아닙니다. ${task}`,
  following: '다음 튜토리얼',
  playNow: '지금 게임하기',
  again: '처음부터',
  lessons: '모든 튜토리얼',
  unknown: '그런 튜토리얼은 없습니다.',
};

/** Texts around lessons, loaded with them. */
export const useLearnWords = wordsHook({ en, ko });
