import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  watching: 'This match is being played in another tab. Here you can only watch.',
  takeOver: 'Play here',
  incompatible:
    'This match was started with an older version of the rules. You can view it but not continue.',
  /** The log is damaged from this entry on. */
  damaged: (entry: number) =>
    `This match is damaged from entry ${entry} on. You can view and save what is left, but not continue.`,
  continueFromHere: 'Continue as a new match',
  undoAlone: 'Playing alone, you can undo any move.',
  undoAsked: 'A move is undone when the people on the other phones agree.',
  /** Whether this match allows hints. */
  help: 'Hints are allowed.',
  noHelp: 'No hints in this match.',
  scoreNow: 'If it ended now',
  scoreNowHint: 'Everybody’s score if the game ended now.',
  findPlace: 'Find on the map',
  placeName: 'Name of a place',
  replay: 'Replay',
  invite: 'Invite other phones',
  exportMatch: 'Save as a file',
  turnRound: 'Flip the screen',
  turnRoundHint: 'For the player opposite.',
  forcedPlayed: 'Only one move was legal, so it was played for you.',
  handTo: (name: string) => `Hand the phone to ${name}`,
  handHint: 'The table stays hidden until you tap the button.',
  /** Above what the others have done since this person's last turn. */
  handSince: 'Since your last move',
  ready: (name: string) => `I’m ${name}`,
};

const ko: TextsOf<typeof en> = {
  watching: '다른 탭에서 이 게임을 하고 있습니다. 여기서는 볼 수만 있습니다.',
  takeOver: '여기서 하기',
  incompatible: '예전 버전의 규칙으로 시작한 게임입니다. 볼 수는 있지만 이어서 할 수는 없습니다.',
  damaged: (entry) =>
    `이 게임은 ${entry}번째 항목부터 손상되었습니다. 남은 부분을 보거나 저장할 수 있지만 이어서 할 수는 없습니다.`,
  continueFromHere: '새 게임으로 이어서 하기',
  undoAlone: '혼자 할 때는 어느 수든 무를 수 있습니다.',
  undoAsked: '다른 휴대전화의 플레이어가 동의하면 무를 수 있습니다.',
  help: '힌트를 볼 수 있습니다.',
  noHelp: '힌트 없이 하는 게임입니다.',
  scoreNow: '지금 끝난다면',
  scoreNowHint: '게임이 지금 끝난다면 각자의 점수입니다.',
  findPlace: '지도에서 찾기',
  placeName: '장소 이름',
  replay: '다시 보기',
  invite: '다른 휴대전화 초대',
  exportMatch: '파일로 저장',
  turnRound: '화면 뒤집기',
  turnRoundHint: '맞은편 플레이어에게 보여 줍니다.',
  forcedPlayed: '둘 수가 하나뿐이라 자동으로 두었습니다.',
  handTo: (name) => `${name}에게 넘겨주세요`,
  handHint: '버튼을 누를 때까지 화면을 가립니다.',
  handSince: '지난 차례 이후',
  ready: (name) => `${name}입니다`,
};

/** Texts of the table's banners, menu, result and cover, loaded with them. */
export const useBesideWords = wordsHook({ en, ko });
