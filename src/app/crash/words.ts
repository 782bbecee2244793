import type { TextsOf } from '../../kit/texts';
import { appearance } from '../store/appearance';

const en = {
  title: 'Something went wrong',
  safe: 'Every move you saw played is saved.',
  report: 'Save a report',
  reportHint:
    'A text file for the developers: what went wrong, and the version. It contains no names.',
  home: 'Back to Home',
  toast: 'Something went wrong.',
  missing: 'Part of the app is missing',
  missingHint: 'Roundhouse was probably just updated. Reload; your matches are safe.',
  reload: 'Reload',
};

const ko: TextsOf<typeof en> = {
  title: '문제가 생겼습니다',
  safe: '화면에 나온 수는 모두 저장되어 있습니다.',
  report: '보고서 저장',
  reportHint: '개발자에게 보낼 텍스트 파일입니다. 오류와 버전만 들어 있고 이름은 없습니다.',
  home: '처음 화면으로',
  toast: '문제가 생겼습니다.',
  missing: '앱의 일부를 찾을 수 없습니다',
  missingHint: '방금 업데이트된 것 같습니다. 새로 고치세요. 게임은 안전합니다.',
  reload: '새로 고침',
};

/**
 * Texts for errors. They are here and not in the dictionaries, because those are fetched, and may not be loaded yet or
 * may be what failed to load.
 */
export const crashWords = () => ({ en, ko })[appearance.value.language];
