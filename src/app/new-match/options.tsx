import { PencilRuler } from 'lucide-preact';
import type { Archive } from '../../archive/database';
import { attempt } from '../../archive/trouble';
import { isObject, type Json, type JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { ChoiceSetting, Setting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { usePrefetch } from '../../ui/lazy';
import { Segmented } from '../../ui/segmented';
import { useLanguage } from '../../ui/words';
import type { OwnDesigns } from '../designs/own-designs';
import { Fold } from '../screen/fold';
import { useGo } from '../screen/go';
import { useLoaded } from '../screen/use-loaded';
import { useArchive } from '../store/archive';
import { useWords } from '../words/words';
import { FreeSetting } from './free-setting';

/** How many there are, and when they were changed. One that has lost its time is not in the index. */
const seenDesigns = (archive: Archive) =>
  attempt(async () => {
    const [count, times] = [await archive.designs.count(), archive.designs.orderBy('touched')];
    return count === 0 ? null : `${count} ${(await times.keys()).join()}`;
  });

/** The user designs of a game. Their reader and editor are loaded only where there are any, or one was played. */
function useOwnDesigns(game: string, playedBefore: boolean): OwnDesigns | null {
  const language = useLanguage();
  const seen = useArchive(seenDesigns);
  return useLoaded(async () => {
    if (seen === undefined || (seen === null && !playedBefore)) return null;
    const { ownDesignsOf } = await import('../designs/own-designs');
    return ownDesignsOf(game, playedBefore, language);
  }, [seen, game, playedBefore, language]);
}

function MakeOwn() {
  const words = useWords().newMatch;
  const go = useGo();
  return (
    <Button icon={PencilRuler} onClick={() => go.to('/designs')}>
      {words.makeOwn}
    </Button>
  );
}

interface OptionsProps {
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  /** As the rules read them. */
  readonly options: object;
  /** The settings to choose, with the values that they may have. */
  readonly settings: readonly Setting[];
  readonly players: readonly string[];
  /** Whether they are unfolded at first. */
  readonly opened: boolean;
  readonly onChange: (key: string, value: Json) => void;
}

/** These options of a game, each in a line that unfolds to its values, with a picture for each. */
export function Options({
  rules,
  game,
  view,
  options: read,
  settings,
  players,
  opened,
  onChange,
}: OptionsProps) {
  const { SettingPicture } = view;
  usePrefetch(...(SettingPicture?.code ? [SettingPicture.code] : []));
  const options: JsonObject = rules.setups.write(read);
  const own = useOwnDesigns(rules.id, Object.values(options).some(isObject));
  return settings.map((setting) => {
    const { key } = setting;
    const { label } = game.setting(key);
    if (setting.kind !== 'choice')
      return (
        <Fold key={key} opened={opened} label={label} chosen={String(options[key])}>
          <FreeSetting
            setting={setting}
            id={rules.id}
            game={game}
            view={view}
            value={options[key]}
            players={players}
            onChange={(value) => onChange(key, value)}
          />
        </Fold>
      );
    const { values } = setting;
    if (!setting.own && values.length < 2) return null;
    const current = chosen(values, options[key]);
    const design = own?.chosen(options[key]);
    const segments = [
      ...values.map((value) => ({
        value: String(value),
        label: game.value(key, value, options).label,
        picture: setting.pictures && SettingPicture && (
          <SettingPicture setting={key} value={value} />
        ),
      })),
      ...(own?.segments(setting, options[key]) ?? []),
    ];
    // A design that is selected but not loaded yet is none of the setting's own values.
    const value = design ?? (isObject(options[key]) ? '' : String(current));
    return (
      <Fold
        key={key}
        opened={opened}
        label={label}
        chosen={segments.find((one) => one.value === value)?.label ?? ''}
      >
        <div class="stack set-up__setting">
          <Segmented
            legend={label}
            value={value}
            onChange={(wanted) => {
              const found = own?.design(wanted) ?? values.find((one) => String(one) === wanted);
              if (found !== undefined) onChange(key, found);
            }}
            segments={segments}
            hint={design ? own?.sentence : game.value(key, current, options).sentence}
          />
          {setting.own && <MakeOwn />}
        </div>
      </Fold>
    );
  });
}

function chosen(values: readonly (string | boolean)[], value: Json | undefined): string | boolean {
  return values.find((one) => one === value) ?? values[0] ?? '';
}

interface SettingChoiceProps {
  readonly setting: ChoiceSetting;
  readonly rules: AnyRules;
  readonly game: GameWords;
  /** As the rules read them. */
  readonly options: object;
  readonly onChange: (key: string, value: Json) => void;
}

/** A setting as one of the questions: its values without pictures. */
export function SettingChoice({ setting, rules, game, options, onChange }: SettingChoiceProps) {
  const { key, values } = setting;
  const written: JsonObject = rules.setups.write(options);
  const current = values.find((one) => one === written[key]) ?? values[0] ?? '';
  return (
    <Segmented
      legend={game.setting(key).label}
      value={String(current)}
      onChange={(wanted) => {
        const found = values.find((one) => String(one) === wanted);
        if (found !== undefined) onChange(key, found);
      }}
      segments={values.map((value) => ({
        value: String(value),
        label: game.value(key, value, written).label,
      }))}
      hint={game.value(key, current, written).sentence}
    />
  );
}
