import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  reading: 'Reading the matches …',
  empty: 'No match played to its end yet. Once you finish one, its result counts here.',
  begin: 'New match',
  /** The number of finished matches, and who has won them. */
  overview: (matches: number, people: number, computers: number, automa: number) => {
    const wins = [
      `players won ${people}`,
      ...(computers > 0 ? [`computers ${computers}`] : []),
      ...(automa > 0 ? [`the automa ${automa}`] : []),
    ];
    return `${matches} finished ${matches === 1 ? 'match' : 'matches'}: ${wins.join(', ')}.`;
  },
  /** How many values of a setting have been played. */
  variety: ({
    title,
    played,
    of,
  }: {
    readonly title: string;
    readonly played: number;
    readonly of: number;
  }) => `${title}: ${played} of ${of} played.`,
  people: 'Players',
  name: 'Name',
  whose: 'Choose a player',
  played: 'Played',
  won: 'Won',
  mean: 'Average points',
  best: 'Most points',
  wonOf: (won: number, played: number) => `${won} of ${played}`,
  streak: 'Wins in a row now',
  longest: 'Most wins in a row',
  /** The heading of the columns of the last matches, which are as high as the part of the winner's points. */
  recent: 'Last matches, beside the winner’s points',
  beside: (points: number, most: number, won: boolean) =>
    won ? `Won with ${points} points` : `${points} points; the winner had ${most}`,
  matches: (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  seats: (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`,
  bySeats: 'Number of players',
  byComputers: 'Strongest computer opponent',
  noComputers: 'No computers',
  /** A user design, such as a board. */
  own: 'My designs',
  /** The heading of the column for a group of matches. */
  counts:
    'All finished matches on this phone count, imported ones too. Matches that were deleted or ended early do not count.',
  continued: (count: number) =>
    count === 1
      ? '1 match that was started from the middle of another match does not count.'
      : `${count} matches that were started from the middle of another match do not count.`,
  /** Matches whose result cannot be read. */
  unread: (count: number) =>
    count === 1
      ? '1 match is not counted because its result cannot be read. Open it under Matches to repair it.'
      : `${count} matches are not counted because their results cannot be read. Open them under Matches to repair them.`,
};

/** Texts of the statistics, loaded with them. */
export type StatisticsWords = TextsOf<typeof en>;

const ko: StatisticsWords = {
  reading: '게임을 불러오는 중 …',
  empty: '아직 끝까지 한 게임이 없습니다. 끝까지 하면 결과를 여기서 볼 수 있습니다.',
  begin: '새 게임',
  overview: (matches, people, computers, automa) => {
    const wins = [
      `플레이어 ${people}승`,
      ...(computers > 0 ? [`컴퓨터 ${computers}승`] : []),
      ...(automa > 0 ? [`오토마 ${automa}승`] : []),
    ];
    return `끝난 게임 ${matches}개: ${wins.join(', ')}.`;
  },
  variety: ({ title, played, of }) => `${title}: ${of}개 중 ${played}개를 해 봤습니다.`,
  people: '플레이어',
  name: '이름',
  whose: '플레이어 선택',
  played: '게임',
  won: '승',
  mean: '평균 점수',
  best: '최고 점수',
  wonOf: (won, played) => `${played}판 ${won}승`,
  streak: '현재 연승',
  longest: '최다 연승',
  recent: '최근 게임: 승자의 점수에 견준 내 점수',
  beside: (points, most, won) => (won ? `${points}점으로 승리` : `${points}점, 승자는 ${most}점`),
  matches: (count) => `${count}판`,
  seats: (count) => `${count}인`,
  bySeats: '플레이어 수',
  byComputers: '가장 강한 상대 컴퓨터',
  noComputers: '컴퓨터 없음',
  own: '나만의 디자인',
  counts:
    '이 휴대전화에서 끝난 게임을 모두 셉니다. 가져온 게임도 세고, 삭제한 게임과 도중에 끝낸 게임은 세지 않습니다.',
  continued: (count) => `다른 게임의 중간 장면에서 시작한 게임 ${count}개는 세지 않았습니다.`,
  unread: (count) =>
    `결과를 읽을 수 없는 게임 ${count}개는 세지 않았습니다. ‘게임 목록’에서 열면 복구할 수 있습니다.`,
};

export const useStatisticsWords = wordsHook({ en, ko });
