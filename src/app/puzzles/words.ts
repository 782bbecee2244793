import type { Difficulty } from '../../kit/puzzle';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'Puzzles',
  intro: (solved: number, of: number) =>
    `One position, one best move. ${solved} of ${of} solved, easiest first.`,
  next: 'Next unsolved',
  allSolved: 'You have solved them all.',
  unknown: 'There is no such puzzle.',
  none: 'This game has no puzzles.',
  puzzle: (number: number) => `Puzzle ${number}`,
  /** What a puzzle of this difficulty is called: the easiest first. */
  stages: { 1: 'Very easy', 2: 'Easy', 3: 'Medium', 4: 'Hard', 5: 'Very hard' } satisfies Readonly<
    Record<Difficulty, string>
  >,
  /** Before one of the stages. */
  difficulty: 'Difficulty',
  /** Before what is said of a right answer. */
  solvedIt: 'Solved!',
  solved: 'Solved',
  seen: 'Solution seen',
  panel: 'Puzzle',
  task: 'Your turn. Find the best move.',
  taskCertain: 'Your turn. One move is a sure win.',
  hint: 'Hint',
  solution: 'Solution',
  /** The chance to win after a wrong answer, as a percentage, and after the best one. */
  costs: (move: string, percent: number, best: number) =>
    `${move}: ${percent}% winning chances. The best move has ${best}%.`,
  /** The same for one that is hardly worse. */
  nearly: (move: string, percent: number, best: number) =>
    `Very close. ${move}: ${percent}% winning chances. The best move has ${best}%.`,
  /** Part of an answer of several steps has been played. */
  goOn: 'Right so far. Keep going.',
  reckoning: 'Working out what that costs …',
  notPlayed: 'There’s a better move; try again.',
  right: (percent: number) => `That’s it: ${percent}% winning chances.`,
  certain: 'It wins no matter what the others do.',
  /** Beside the figures of moves. */
  chances: 'Beside each move are your winning chances after it.',
  why: 'Why?',
  best: 'The best move',
  tempting: 'Tempting, but worse',
  again: 'Try again',
  list: 'All puzzles',
  nextPuzzle: 'Next puzzle',
};

const ko: TextsOf<typeof en> = {
  title: '묘수풀이',
  intro: (solved, of) =>
    `장면마다 가장 좋은 수는 하나입니다. ${of}개 중 ${solved}개를 풀었습니다. 쉬운 것부터 나옵니다.`,
  next: '안 푼 문제 풀기',
  allSolved: '모든 문제를 풀었습니다.',
  unknown: '그런 문제는 없습니다.',
  none: '이 게임에는 묘수풀이가 없습니다.',
  puzzle: (number) => `문제 ${number}`,
  stages: { 1: '아주 쉬움', 2: '쉬움', 3: '보통', 4: '어려움', 5: '아주 어려움' },
  difficulty: '난이도',
  solvedIt: '풀었습니다!',
  solved: '풀었음',
  seen: '풀이 봄',
  panel: '문제',
  task: '내 차례입니다. 가장 좋은 수를 찾으세요.',
  taskCertain: '내 차례입니다. 반드시 이기는 수가 하나 있습니다.',
  hint: '힌트',
  solution: '풀이',
  costs: (move, percent, best) =>
    `${move}: 승률이 ${percent}%입니다. 가장 좋은 수는 ${best}%입니다.`,
  nearly: (move, percent, best) =>
    `거의 맞았습니다. ${move}: 승률이 ${percent}%입니다. 가장 좋은 수는 ${best}%입니다.`,
  goOn: '여기까지 맞았습니다. 계속하세요.',
  reckoning: '승률을 계산하는 중 …',
  notPlayed: '더 좋은 수가 있습니다. 다시 해 보세요.',
  right: (percent) => `정답입니다. 승률이 ${percent}%입니다.`,
  certain: '누가 어떻게 두어도 이깁니다.',
  chances: '수 옆의 숫자는 그 수를 둔 뒤의 승률입니다.',
  why: '왜 그런가요?',
  best: '가장 좋은 수',
  tempting: '솔깃하지만 더 나쁜 수',
  again: '다시 풀기',
  list: '모든 문제',
  nextPuzzle: '다음 문제',
};

/** Texts around puzzles, loaded with them. */
export const usePuzzleWords = wordsHook({ en, ko });
