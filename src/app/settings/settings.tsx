import { Info, ShieldCheck } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { askToPersist } from '../../archive/storage';
import { type StorageState, storageState } from '../../archive/storage-state';
import { isTrouble } from '../../archive/trouble';
import { CUES } from '../../kit/cues';
import type { Language } from '../../kit/words';
import { type SignalingServer, serverProblem } from '../../match/linked/signaling';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Segmented } from '../../ui/segmented';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { DamageNotice } from '../damage/damage-notice';
import { damagedSettings } from '../damage/damaged-settings';
import { canBuzz, give } from '../feedback/feedback';
import { Files } from '../files/files-section';
import { InstallOffer } from '../install/install-offer';
import { UpdateOffer } from '../install/update-offer';
import { linkSettings } from '../link/stored-settings';
import { useLinkWords } from '../link/words/words';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import {
  type Appearance,
  appearance,
  changeAppearance,
  MOTIONS,
  TEXTS,
  THEMES,
} from '../store/appearance';
import { useArchive } from '../store/archive';
import { useKeptSettings, usualSettings } from '../store/kept-settings';
import { SettingChoice, SettingSwitch } from '../store/setting-controls';
import { useSettingWords } from '../store/setting-words';
import { useWords } from '../words/words';
import { useSettingsWords } from './words';

/** Each language in its own name. */
const NAMES: Record<Language, string> = { en: 'English', ko: '한국어' };

export function Settings() {
  const own = useSettingsWords();
  const settings = useSettingWords();
  const words = useWords();
  const go = useGo();
  return (
    <Screen title={words.home.settings} up="/" layout="columns">
      <UpdateOffer />
      <Segmented
        legend={settings.language}
        value={appearance.value.language}
        onChange={(value) => changeAppearance({ language: value })}
        segments={[
          { value: 'en', label: NAMES.en },
          { value: 'ko', label: NAMES.ko },
        ]}
      />
      <AppearanceChoice of="theme" values={THEMES} />
      <AppearanceChoice of="text" values={TEXTS} />
      <AppearanceChoice of="motion" values={MOTIONS} />
      <SettingChoice of="pace" />
      <section class="section">
        <h2 class="caps">{own.play}</h2>
        <SettingSwitch of="cover" />
        <SettingChoice of="steps" />
        <SettingSwitch of="warn" />
        <SettingSwitch of="forced" />
        <SettingSwitch of="brief" />
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

type Look = Omit<Appearance, 'language'>;

function AppearanceChoice<Key extends keyof Look>({
  of,
  values,
}: {
  readonly of: Key;
  readonly values: readonly Look[Key][];
}) {
  const { label, values: labels } = useSettingWords()[of];
  const labelOf: Readonly<Record<string, string>> = labels;
  return (
    <Segmented<Look[Key]>
      legend={label}
      value={appearance.value[of]}
      onChange={(value) => changeAppearance({ [of]: value })}
      segments={values.map((value) => ({ value, label: labelOf[value] ?? '' }))}
    />
  );
}

function SettingsDamage() {
  const damaged = useArchive(damagedSettings);
  return damaged && !isTrouble(damaged) ? <DamageNotice damaged={damaged} /> : null;
}

/** Switches for sound and vibration at the table. Switching one on plays a sample. */
function FeedbackSettings() {
  const words = useSettingsWords();
  const { sound, vibration } = useKeptSettings() ?? usualSettings();
  const wanted = { sound, vibration };
  const sample = (key: 'sound' | 'vibration') => (on: boolean) => {
    if (on) give(['turn'], { sound: false, vibration: false, [key]: true });
  };
  return (
    <section class="section">
      <h2 class="caps">{words.feedback}</h2>
      <SettingSwitch of="sound" onChange={sample('sound')} />
      {canBuzz ? (
        <SettingSwitch of="vibration" onChange={sample('vibration')} />
      ) : (
        <p class="note">{words.noVibration}</p>
      )}
      {(sound || vibration) && (
        <fieldset class="segmented">
          <legend class="caps">{words.try}</legend>
          <div class="row">
            {CUES.map((cue) => (
              <Button key={cue} onClick={() => give([cue], wanted)}>
                {words.cues[cue]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

/** The server by which phones find each other. Input is stored at once. */
function Linking() {
  const { settings: words } = useLinkWords();
  const [server, setServer] = useState<SignalingServer | null>(null);
  useEffect(() => void linkSettings.server().then(setServer), []);
  // No input before the stored value is known.
  if (!server) return null;
  const change = (part: Partial<SignalingServer>) => {
    const changed = { ...server, ...part };
    setServer(changed);
    void linkSettings.storeServer(changed);
  };
  const problem = serverProblem(server, location.host);
  const own = server.address.trim() !== '';
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <p class="note">{words.hint}</p>
      <Field
        label={words.address}
        value={server.address}
        problem={problem && words.problems[problem]}
        onInput={(address) => change({ address })}
      />
      {own && (
        <>
          <Field label={words.turn} value={server.turn} onInput={(turn) => change({ turn })} />
          <Field label={words.user} value={server.user} onInput={(user) => change({ user })} />
          <Field
            label={words.password}
            value={server.password}
            onInput={(password) => change({ password })}
          />
        </>
      )}
    </section>
  );
}

/** Whether the browser may delete the stored data, and how much space it takes. */
function Storage() {
  const words = useSettingsWords();
  const language = useLanguage();
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => void storageState().then(setState), []);
  const ask = async () => {
    if (!(await askToPersist())) showToast({ text: words.protectRefused });
    setState(await storageState());
  };
  const size = (bytes: number) =>
    bytes < 1e9
      ? new Intl.NumberFormat(language, megabyte).format(bytes / 1e6)
      : new Intl.NumberFormat(language, gigabyte).format(bytes / 1e9);
  return (
    <section class="section">
      <h2 class="caps">{words.storage}</h2>
      {state?.used != null && state.available != null && (
        <p>{words.used(size(state.used), size(state.available))}</p>
      )}
      {state?.persisted === true && <p>{words.kept}</p>}
      {state?.persisted === false && (
        <>
          <p>{words.notKept}</p>
          <div class="row">
            <Button icon={ShieldCheck} onClick={() => void ask()}>
              {words.protect}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const megabyte = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
const gigabyte = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
