import { Download } from 'lucide-preact';
import type { TextsOf } from '../../kit/texts';
import { Button } from '../../ui/button';
import { wordsHook } from '../../ui/words';
import { install, installWay } from './offer';

/** Not among the texts of the app, because only Settings needs them. */
const en = {
  title: 'Install on this phone',
  offer: 'Once installed, Roundhouse opens like any other app and works offline.',
  action: 'Install',
  /** iOS offers no button, so these are the instructions. */
  ios: 'To install: tap Share in Safari, then “Add to Home Screen”.',
};

const ko: TextsOf<typeof en> = {
  title: '이 휴대전화에 설치하기',
  offer: '설치하면 다른 앱처럼 바로 열리고 인터넷 없이도 쓸 수 있습니다.',
  action: '설치',
  ios: '설치하려면 Safari에서 공유를 누르고 ‘홈 화면에 추가’를 고르세요.',
};

const useInstallWords = wordsHook({ en, ko });

/** Installing, where the browser allows us to offer it or the user can do it. */
export function InstallOffer() {
  const words = useInstallWords();
  const way = installWay();
  if (way === null) return null;
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <p class="note">{way === 'ios' ? words.ios : words.offer}</p>
      {way === 'button' && (
        <Button icon={Download} onClick={() => void install()}>
          {words.action}
        </Button>
      )}
    </section>
  );
}
