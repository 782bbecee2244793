import { useState } from 'preact/hooks';
import { type CatalogueEntry, offered } from '../../games/offered';
import { designFlaw, needsReader } from '../../kit/reader';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { useLanguage } from '../../ui/words';
import { NoteScreen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { gameUi, readerOf, rulesOf } from '../store/games';
import { type KeptSettings, keptSettings } from '../store/kept-settings';
import { lastLookedAt, useLookedAt } from '../store/looked-at';
import { useWords } from '../words/words';
import { SetUp } from './set-up';

interface Loaded {
  readonly entry: CatalogueEntry;
  readonly rules: AnyRules;
  readonly view: GameView;
  readonly game: GameWords;
  readonly kept: KeptSettings;
}

interface NewMatchProps {
  /** The game to begin with; left out: the one that was looked at last. */
  readonly game?: string | undefined;
  /** The value of its composed setting to begin with; left out: the last one. */
  readonly value?: string | undefined;
}

/** Which game, how, and against whom: all answered already. */
export function NewMatch({ game: first, value }: NewMatchProps) {
  const words = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(first ?? null);
  const loaded = useLoaded(() => load(chosen, language), [chosen, language]);
  useLookedAt(loaded?.entry.id);
  if (!loaded) {
    return (
      <NoteScreen title={words.newMatch.title} up="/">
        {words.app.loading}
      </NoteScreen>
    );
  }
  const wanted = chosen ?? loaded.rules.id;
  const games = offered.length > 1 && (
    <Segmented
      legend={words.newMatch.game}
      value={wanted}
      onChange={setChosen}
      pairs
      segments={offered.map(({ id, name }) => ({ value: id, label: name[language] }))}
    />
  );
  return (
    <SetUp
      {...loaded}
      value={loaded.rules.id === first ? value : undefined}
      games={games}
      waiting={wanted !== loaded.rules.id}
    />
  );
}

async function load(chosen: string | null, language: 'en' | 'ko'): Promise<Loaded> {
  const kept = await keptSettings();
  const entry = offered.find(({ id }) => id === chosen) ?? lastLookedAt(kept);
  const rules = entry && (await rulesOf(entry.id));
  if (!entry || !rules) throw new RangeError('the catalogue is empty');
  const { view, words } = await gameUi(rules.id, language);
  return { entry, rules, view, game: words, kept: await withSoundDesigns(kept, rules.id) };
}

/** Without the options of the last choice where a design in them is damaged: the rules take designs as they are. */
async function withSoundDesigns(kept: KeptSettings, game: string): Promise<KeptSettings> {
  const choice = kept.choices[game];
  if (!choice || !needsReader(choice)) return kept;
  const reader = await readerOf(game);
  if (reader && designFlaw(reader, choice.options) === null) return kept;
  return { ...kept, choices: { ...kept.choices, [game]: { ...choice, options: {} } } };
}
