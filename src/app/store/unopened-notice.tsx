import { render } from 'preact';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { type UnopenedArchive, unopened } from './archive-signals';
import './unopened-notice.css';
import type { TextsOf } from '../../kit/texts';
import { appearance } from './appearance';

let root: HTMLElement | null = null;

/** Shows why the archive is not open, over every screen, until it is. */
export function showUnopened(): void {
  if (root) return;
  root = document.body.appendChild(document.createElement('div'));
  render(<UnopenedNotice />, root);
}

function UnopenedNotice() {
  const words = unopenedWords();
  const asked = unopened.value;
  if (!asked) return null;
  const goOn = async () => {
    const { temporaryArchive } = await import('./temporary-archive');
    asked.goOn(await temporaryArchive());
    unopened.value = null;
    addEventListener('beforeunload', (event) => event.preventDefault());
    showToast({ text: words.unkept, stays: true });
  };
  return (
    <section class="unopened" role="alert">
      <p>{whyUnopened(asked.why, words)}</p>
      <div class="unopened__ways">
        <Button kind="primary" onClick={() => location.reload()}>
          {words.again}
        </Button>
        <Button onClick={() => void goOn()}>{words.goOn}</Button>
      </div>
    </section>
  );
}

const en = {
  why: {
    silent:
      'The browser is not responding. Close other tabs or restart it; your matches are probably still there.',
    blocked: 'An older Roundhouse is open in another tab. Close that tab to continue here.',
    unavailable:
      'The browser saves nothing for this page. If this is a private window, use a normal one.',
    denied:
      'The browser blocks site data for this page, so nothing can be saved. Allow it in the browser’s settings for this site, then try again.',
    full: 'This phone is out of storage, so the browser cannot open your matches. Free some space, then try again.',
    disk: 'The browser cannot open your matches: the phone may be out of storage. Free some space or restart the browser; they are probably still there. Do not clear its data.',
    failed:
      'The browser cannot open your matches. Restart it; they are probably still there. Do not clear its data.',
  },
  again: 'Try again',
  goOn: 'Continue without saving',
  unkept: 'Nothing is being saved. Save your match as a file before you close this page.',
};

type UnopenedWords = TextsOf<typeof en>;

const ko: UnopenedWords = {
  why: {
    silent:
      '브라우저가 응답하지 않습니다. 다른 탭을 닫거나 브라우저를 다시 시작하세요. 게임은 그대로 있을 것입니다.',
    blocked: '다른 탭에 예전 버전의 Roundhouse가 열려 있습니다. 그 탭을 닫으면 여기서 이어집니다.',
    unavailable:
      '이 페이지에서는 브라우저가 아무것도 저장하지 않습니다. 비공개 창이라면 일반 창에서 여세요.',
    denied:
      '브라우저가 이 사이트의 데이터를 막고 있어 아무것도 저장할 수 없습니다. 브라우저의 사이트 설정에서 허용하고 다시 시도하세요.',
    full: '휴대전화에 남은 공간이 없어 브라우저가 게임 기록을 열지 못합니다. 공간을 비우고 다시 시도하세요.',
    disk: '브라우저가 게임 기록을 열지 못합니다. 휴대전화에 남은 공간이 없을 수 있습니다. 공간을 비우거나 브라우저를 다시 시작하세요. 게임은 그대로 있을 것입니다. 브라우저 데이터는 지우지 마세요.',
    failed:
      '브라우저가 게임 기록을 열지 못합니다. 브라우저를 다시 시작하세요. 게임은 그대로 있을 것입니다. 브라우저 데이터는 지우지 마세요.',
  },
  again: '다시 시도',
  goOn: '저장하지 않고 계속',
  unkept: '지금 하는 게임은 저장되지 않습니다. 이 페이지를 닫기 전에 게임을 파일로 저장하세요.',
};

/** Not from the dictionaries: the notice covers every screen, also one that is not loaded yet. */
const unopenedWords = () => ({ en, ko })[appearance.value.language];

/** Why the archive is not open, as a sentence. */
function whyUnopened(why: UnopenedArchive['why'], words: UnopenedWords): string {
  const known = Object.entries(words.why).find(([reason]) => reason === why);
  return known?.[1] ?? words.why.failed;
}
