import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'Share this match',
  drawing: 'Drawing the picture …',
  failed: 'The picture could not be drawn.',
  picture: 'The final position with the ranking below it, as a picture to share.',
  share: 'Share the picture',
  save: 'Save the picture',
  copy: 'Copy',
  copied: 'Picture copied.',
  notCopied: 'The browser does not allow copying pictures.',
  fileHint: 'The file contains the whole match. Import it under Matches to replay it.',
  shareFile: 'Share the file',
  saveFile: 'Save the file',
};

const ko: TextsOf<typeof en> = {
  title: '이 게임 공유하기',
  drawing: '그림을 그리는 중 …',
  failed: '그림을 그리지 못했습니다.',
  picture: '마지막 상태와 순위가 담긴 공유용 그림.',
  share: '그림 공유',
  save: '그림 저장',
  copy: '복사',
  copied: '그림을 복사했습니다.',
  notCopied: '브라우저가 그림 복사를 허용하지 않습니다.',
  fileHint: '게임 전체가 담긴 파일입니다. ‘게임 목록’에서 가져오면 다시 볼 수 있습니다.',
  shareFile: '파일 공유',
  saveFile: '파일 저장',
};

/** Texts for sharing a match, loaded with the first one. */
export const useShareWords = wordsHook({ en, ko });
