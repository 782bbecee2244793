import { render } from 'preact';
import type { Language } from '../../kit/words';
import { appearance } from '../store/appearance';
import './crash.css';

/** Loaded only in a frame, so not among the texts of a crash. */
const WORDS: Record<
  Language,
  { readonly title: string; readonly hint: string; readonly open: string }
> = {
  en: {
    title: 'Roundhouse does not run inside another page',
    hint: 'That page could guide your taps. Open Roundhouse by itself.',
    open: 'Open Roundhouse',
  },
  ko: {
    title: '다른 페이지 안에서는 Roundhouse를 실행하지 않습니다',
    hint: '그 페이지가 몰래 화면을 누르게 할 수 있습니다. Roundhouse를 따로 여세요.',
    open: 'Roundhouse 열기',
  },
};

/** Shown instead of the app inside a frame of another page: a link to the app by itself. */
export function refuse(root: HTMLElement | null): void {
  if (root) render(<Framed />, root);
}

function Framed() {
  const words = WORDS[appearance.value.language];
  return (
    <main class="crash">
      <h1>{words.title}</h1>
      <p>{words.hint}</p>
      <a class="crash__button" href={location.href} target="_blank" rel="noopener">
        {words.open}
      </a>
    </main>
  );
}
