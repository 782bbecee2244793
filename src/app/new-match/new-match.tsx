import { useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { useLanguage } from '../../ui/words';
import { faceOf, rulesOf } from '../games';
import { type KeptSettings, keptSettings } from '../kept-settings';
import { Screen } from '../screen';
import { useLoaded } from '../use-loaded';
import { useWords } from '../words/words';
import { SetUp } from './set-up';

interface Loaded {
  readonly rules: AnyRules;
  readonly view: GameView;
  readonly game: GameWords;
  readonly kept: KeptSettings;
}

/** Which game, then how and with whom. With one game there is nothing to choose first. */
export function NewMatch() {
  const words = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const loaded = useLoaded(() => load(chosen, language), [chosen, language]);
  if (!loaded) {
    return (
      <Screen title={words.newMatch.title} up="/">
        <p class="note">{words.app.loading}</p>
      </Screen>
    );
  }
  const games = catalogue.length > 1 && (
    <Segmented
      legend={words.newMatch.game}
      value={loaded.rules.id}
      onChange={setChosen}
      segments={catalogue.map(({ id, name }) => ({ value: id, label: name[language] }))}
    />
  );
  return <SetUp key={loaded.rules.id} {...loaded} games={games} />;
}

async function load(chosen: string | null, language: 'en' | 'ko'): Promise<Loaded> {
  const kept = await keptSettings();
  const id = chosen ?? kept.choice?.game ?? '';
  const entry = catalogue.find((one) => one.id === id) ?? catalogue[0];
  const rules = entry && (await rulesOf(entry.id));
  if (!rules) throw new RangeError('the catalogue is empty');
  const { view, words } = await faceOf(rules.id, language);
  return { rules, view, game: words, kept };
}
