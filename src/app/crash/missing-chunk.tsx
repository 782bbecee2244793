import { appearance } from '../appearance';
import './crash.css';

/**
 * Shown when a part of the app cannot be fetched. Its words are here and not in the dictionaries, because
 * those are parts too and may be just what is missing.
 */
const SENTENCES = {
  en: {
    title: 'A part of the app is missing',
    hint: 'Usually because Roundhouse was just updated. Reload it; your matches are safe.',
    reload: 'Reload',
  },
  ko: {
    title: '앱의 일부를 찾을 수 없습니다',
    hint: '대개 방금 업데이트되었기 때문입니다. 새로 고치세요. 게임은 안전합니다.',
    reload: '새로 고침',
  },
};

export function MissingChunk() {
  const words = SENTENCES[appearance.value.language];
  return (
    <main class="crash">
      <h1>{words.title}</h1>
      <p>{words.hint}</p>
      <button type="button" class="crash__button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
