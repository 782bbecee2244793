import { Info } from 'lucide-preact';
import { isTrouble } from '../../archive/trouble';
import type { Language } from '../../kit/words';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import { WarnSwitch } from '../coach/warn-switch';
import { useComputerWords } from '../computers/words';
import { DamageNotice } from '../damage/damage-notice';
import { damagedSettings } from '../damage/damaged-settings';
import { Files } from '../files/files-section';
import { InstallOffer } from '../install/install-offer';
import { UpdateOffer } from '../install/update-offer';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { appearance, changeAppearance, MOTIONS, TEXTS, THEMES } from '../store/appearance';
import { useArchive } from '../store/archive';
import { keepSetting, PACES, STEPS, useKeptSettings } from '../store/kept-settings';
import { useBesideWords } from '../table/words';
import { useWords } from '../words/words';
import { FeedbackSettings } from './feedback';
import { Linking } from './linking';
import { Storage } from './storage';
import { useSettingsWords } from './words';

/** Each language in its own name. */
const NAMES: Record<Language, string> = { en: 'English', ko: '한국어' };

export function Settings() {
  const own = useSettingsWords();
  const beside = useBesideWords();
  const computers = useComputerWords();
  const words = useWords();
  const go = useGo();
  const { language, theme, text, motion } = appearance.value;
  const kept = useKeptSettings();
  return (
    <Screen title={own.title} up="/" layout="columns">
      <UpdateOffer />
      <Segmented
        legend={own.language}
        value={language}
        onChange={(value) => changeAppearance({ language: value })}
        segments={[
          { value: 'en', label: NAMES.en },
          { value: 'ko', label: NAMES.ko },
        ]}
      />
      <Segmented
        legend={own.theme}
        value={theme}
        onChange={(value) => changeAppearance({ theme: value })}
        segments={THEMES.map((value) => ({ value, label: own.themes[value] }))}
      />
      <Segmented
        legend={own.text}
        value={text}
        onChange={(value) => changeAppearance({ text: value })}
        segments={TEXTS.map((value) => ({ value, label: own.texts[value] }))}
      />
      <Segmented
        legend={own.motion}
        value={motion}
        onChange={(value) => changeAppearance({ motion: value })}
        segments={MOTIONS.map((value) => ({ value, label: own.motions[value] }))}
      />
      <Segmented
        legend={computers.pace}
        value={kept?.pace ?? 'usual'}
        onChange={(pace) => void keepSetting('pace', pace)}
        segments={PACES.map((value) => ({ value, label: computers.paces[value] }))}
        hint={computers.paceHint}
      />
      <section class="section">
        <h2 class="caps">{own.play}</h2>
        <Switch
          label={beside.cover}
          hint={beside.coverHint}
          on={kept?.cover ?? false}
          onChange={(cover) => void keepSetting('cover', cover)}
        />
        <Segmented
          legend={own.steps}
          value={kept?.steps ?? null}
          onChange={(steps) => void keepSetting('steps', steps)}
          segments={STEPS.map((value) => ({ value, label: own.stepsChoices[value] }))}
          hint={own.stepsHint}
        />
        <WarnSwitch />
        <Switch
          label={beside.forced}
          hint={beside.forcedHint}
          on={kept?.forced ?? false}
          onChange={(forced) => void keepSetting('forced', forced)}
        />
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
