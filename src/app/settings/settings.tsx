import { Info } from 'lucide-preact';
import { isTrouble } from '../../archive/trouble';
import type { Language } from '../../kit/words';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { DamageNotice } from '../damage/damage-notice';
import { damagedSettings } from '../damage/damaged-settings';
import { Files } from '../files/files-section';
import { InstallOffer } from '../install/install-offer';
import { UpdateOffer } from '../install/update-offer';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { appearance, changeAppearance, MOTIONS, TEXTS, THEMES } from '../store/appearance';
import { useArchive } from '../store/archive';
import { SettingChoice, SettingSwitch } from '../store/setting-controls';
import { useSettingWords } from '../store/setting-words';
import { useWords } from '../words/words';
import { FeedbackSettings } from './feedback';
import { Linking } from './linking';
import { Storage } from './storage';
import { useSettingsWords } from './words';

/** Each language in its own name. */
const NAMES: Record<Language, string> = { en: 'English', ko: '한국어' };

export function Settings() {
  const own = useSettingsWords();
  const settings = useSettingWords();
  const words = useWords();
  const go = useGo();
  const { language, theme, text, motion } = appearance.value;
  return (
    <Screen title={own.title} up="/" layout="columns">
      <UpdateOffer />
      <Segmented
        legend={settings.language}
        value={language}
        onChange={(value) => changeAppearance({ language: value })}
        segments={[
          { value: 'en', label: NAMES.en },
          { value: 'ko', label: NAMES.ko },
        ]}
      />
      <Segmented
        legend={settings.theme.label}
        value={theme}
        onChange={(value) => changeAppearance({ theme: value })}
        segments={THEMES.map((value) => ({ value, label: settings.theme.values[value] }))}
      />
      <Segmented
        legend={settings.text.label}
        value={text}
        onChange={(value) => changeAppearance({ text: value })}
        segments={TEXTS.map((value) => ({ value, label: settings.text.values[value] }))}
      />
      <Segmented
        legend={settings.motion.label}
        value={motion}
        onChange={(value) => changeAppearance({ motion: value })}
        segments={MOTIONS.map((value) => ({ value, label: settings.motion.values[value] }))}
      />
      <SettingChoice of="pace" />
      <section class="section">
        <h2 class="caps">{own.play}</h2>
        <SettingSwitch of="cover" />
        <SettingChoice of="steps" />
        <SettingSwitch of="warn" />
        <SettingSwitch of="forced" />
      </section>
      <InstallOffer />
      <FeedbackSettings />
      <Linking />
      <Storage />
      <SettingsDamage />
      <section class="section">
        <h2 class="caps">{own.backup}</h2>
        <Files />
      </section>
      <Button icon={Info} onClick={() => go.to('/about')}>
        {words.home.about}
      </Button>
    </Screen>
  );
}

function SettingsDamage() {
  const damaged = useArchive(damagedSettings);
  return damaged && !isTrouble(damaged) ? <DamageNotice damaged={damaged} /> : null;
}
