import './crash.css';
import { crashWords } from './words';

/** Shown when a part of the app cannot be fetched. */
export function MissingChunk() {
  const words = crashWords();
  return (
    <main class="crash">
      <h1>{words.missing}</h1>
      <p>{words.missingHint}</p>
      <button type="button" class="crash__button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
