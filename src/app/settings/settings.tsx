import type { Language } from '../../kit/words';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import { appearance, changeAppearance, MOTIONS, THEMES } from '../appearance';
import { keepSetting, useKeptSettings } from '../kept-settings';
import { Files } from '../matches/files';
import { Screen } from '../screen';
import { useWords } from '../words/words';
import { Storage } from './storage';

/** Each language by its own name. */
const NAMES: Record<Language, string> = { en: 'English', ko: '한국어' };

export function Settings() {
  const words = useWords();
  const { language, theme, motion } = appearance.value;
  const kept = useKeptSettings();
  return (
    <Screen title={words.settings.title} up="/">
      <Segmented
        legend={words.settings.language}
        value={language}
        onChange={(value) => changeAppearance({ language: value })}
        segments={[
          { value: 'en', label: NAMES.en },
          { value: 'ko', label: NAMES.ko },
        ]}
      />
      <Segmented
        legend={words.settings.theme}
        value={theme}
        onChange={(value) => changeAppearance({ theme: value })}
        segments={THEMES.map((value) => ({ value, label: words.settings.themes[value] }))}
      />
      <Segmented
        legend={words.settings.motion}
        value={motion}
        onChange={(value) => changeAppearance({ motion: value })}
        segments={MOTIONS.map((value) => ({ value, label: words.settings.motions[value] }))}
      />
      <section class="section">
        <h2 class="caps">{words.settings.play}</h2>
        <Switch
          label={words.table.cover}
          hint={words.table.coverHint}
          on={kept?.cover ?? false}
          onChange={(cover) => void keepSetting('cover', cover)}
        />
      </section>
      <Storage />
      <section class="section">
        <h2 class="caps">{words.settings.backup}</h2>
        <Files />
      </section>
    </Screen>
  );
}
