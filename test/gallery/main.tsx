import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../../src/ui/base.css';
import '../../src/ui/theme.css';
import { LANGUAGES } from '../../src/kit/words';
import { LanguageContext } from '../../src/ui/words';
import { catalogue } from '../depot/catalogue';
import { views } from '../depot/views';
import type { Entry } from './entry';
import { Frame, type Game } from './frame';
import './gallery.css';

/** What can be switched, and the usual value of each first. */
const LOOKS = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  text: ['usual', 'large', 'largest'],
} as const;
const LOOK_NAMES = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((one) => one === wanted.get('language')) ?? 'en';
document.documentElement.lang = language;
for (const look of LOOK_NAMES)
  document.documentElement.dataset[look] = wanted.get(look) ?? LOOKS[look][0];

/** How many panels of a game are left out, and how many are drawn then; usually all. */
const from = Number(wanted.get('from') ?? 0);
const count = Number(wanted.get('count') ?? Number.POSITIVE_INFINITY);

const files = import.meta.glob<readonly Entry[]>('./positions/*.json', { import: 'default' });

/** The game of a file: `age-of-steam` also of `age-of-steam.small-board`, whose panels are shown where they are asked for. */
const gameOf = (file: string) => file.split('.')[0] ?? '';

async function load(id: string): Promise<Game | null> {
  const [known, view, entries] = [
    catalogue.find((game) => game.id === gameOf(id)),
    await views[gameOf(id)]?.(),
    await files[`./positions/${id}.json`]?.(),
  ];
  if (!known || !view || !entries) return null;
  const [rules, reader] = await Promise.all([known.rules(), known.reader()]);
  return { id, name: known.name[language], view, entries, rules, reader };
}

/** `#/`: everything; `#/age-of-steam`: one game; `#/age-of-steam/auction`: one panel that fills the window. */
const readRoute = () => location.hash.replace(/^#\/?/, '').split('/');

function Gallery() {
  const [[game = '', name], go] = useState(readRoute);
  const [games, setGames] = useState<readonly Game[]>([]);
  useEffect(() => {
    const follow = () => go(readRoute());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const ids = game ? [game] : catalogue.map(({ id }) => id);
    void Promise.all(ids.map(load)).then((all) => setGames(all.filter((one) => one !== null)));
  }, [game]);
  const alone = games[0]?.entries.find((entry) => entry.name === name);
  if (games[0] && alone)
    return (
      <main>
        <Frame key={name} game={games[0]} entry={alone} />
      </main>
    );
  return (
    <main class="gallery">
      <h1>Gallery</h1>
      <Looks />
      {games.map((one) => (
        <section key={one.id} class="gallery__game">
          <h2>
            <a href={`#/${one.id}`}>{one.name}</a>
          </h2>
          {one.entries.slice(from, from + count).map((entry) => (
            <Panel key={entry.name} game={one} entry={entry} />
          ))}
        </section>
      ))}
    </main>
  );
}

/** Style sheets ask how wide the window is: in one wider than a phone each panel has a window of its own. */
const isDesk = matchMedia('(min-width: 40rem)').matches;

function Panel({ game, entry }: { readonly game: Game; readonly entry: Entry }) {
  const at = `#/${game.id}/${entry.name}`;
  // A window within another one must have another address.
  const inside = new URLSearchParams([...wanted, ['alone', '']]);
  return (
    <article class="gallery__panel">
      <h3>
        <a href={at}>{entry.name}</a>
      </h3>
      {isDesk ? (
        <iframe class="gallery__frame" loading="lazy" title={entry.name} src={`?${inside}${at}`} />
      ) : (
        <Frame game={game} entry={entry} />
      )}
    </article>
  );
}

function Looks() {
  return (
    <form class="gallery__looks">
      {LOOK_NAMES.map((look) => (
        <select
          key={look}
          name={look}
          aria-label={look}
          onChange={({ currentTarget }) => currentTarget.form?.submit()}
        >
          {LOOKS[look].map((value) => (
            <option key={value} selected={wanted.get(look) === value}>
              {value}
            </option>
          ))}
        </select>
      ))}
    </form>
  );
}

render(
  <LanguageContext.Provider value={language}>
    <Gallery />
  </LanguageContext.Provider>,
  document.body,
);
