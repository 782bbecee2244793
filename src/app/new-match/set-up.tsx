import { Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { CatalogueEntry } from '../../games/offered';
import { LEVELS, mayHelp, SEAT_COLORS } from '../../kit/header';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import { useMedia } from '../../ui/use-media';
import { useLanguage } from '../../ui/words';
import { seatProblem } from '../match-parts/people';
import { calledIn } from '../match-parts/shown-names';
import {
  atLevel,
  automasIn,
  countsIn,
  countsOf,
  fitting,
  levelOf,
  type Way,
  wayOf,
  waysFor,
} from '../match-parts/ways';
import { Fold } from '../screen/fold';
import { Screen } from '../screen/screen';
import type { KeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import { AboutGame } from './about-game';
import { FreeSetting } from './free-setting';
import { Options, SettingChoice } from './options';
import './set-up.css';
import { lazyPart, usePrefetch } from '../../ui/lazy';
import { useStart } from '../match-parts/use-start';
import { arrangement, namingFor, settingsFor, usualWish, type Wish } from '../match-parts/wish';
import type { Words } from '../words/en';

/** Few change them. */
const Seats = lazyPart(async () => (await import('./seats')).Seats);

export interface SetUpProps {
  readonly entry: CatalogueEntry;
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  readonly kept: KeptSettings;
  /** The value of the game's composed setting that a link asks for. */
  readonly value: string | undefined;
  /** The choice among games, where there is one. */
  readonly games: ComponentChildren;
  /** Another game has been chosen and is still loading: what is asked here would be answered for the one before. */
  readonly waiting: boolean;
}

/** Which game, how, and how many against whom, all answered already. Everything else is folded below. */
export function SetUp({ entry, rules, game, view, kept, value, games, waiting }: SetUpProps) {
  const words = useWords();
  const language = useLanguage();
  const { starting, start } = useStart(rules, game);
  usePrefetch(Seats.code);
  // By game: switching to another game and back keeps the choices.
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const names = useMemo(() => namingFor(kept, language, words), [kept, language, words]);
  const first = useMemo(
    () => usualWish(rules, kept, { language, words, value }),
    [rules, kept, language, words, value],
  );
  const wish = wishes[rules.id] ?? first;
  const set = (wanted: Wish) => setWishes({ ...wishes, [rules.id]: wanted });
  const arrange = (way: Way, count: number) => set(arrangement(rules, wish, way, count, names));

  const roomy = useMedia('(min-width: 75rem) and (min-height: 55rem)');
  const { people, count } = wish;
  const options = useMemo(() => fitting(rules, wish.options), [rules, wish.options]);
  const counts = useMemo(() => countsOf(rules, wish.options), [rules, wish.options]);
  const automas = useMemo(() => automasIn(rules, options, count), [rules, options, count]);
  const way = wayOf(people);
  const players = people.flatMap(({ name, player }) => (player.kind === 'person' ? name : []));
  const level = levelOf(people);
  const numbers = countsIn(way, counts);
  const settings = settingsFor(rules, options, count);
  const strength = way === 'solo' ? settings.find(isStrength(rules)) : undefined;
  // Where each value has a page, choosing one is a question of its own.
  const paged = game.page && settings.find((one) => one.kind === 'composed');
  const folded = settings.filter((one) => one !== strength && one !== paged);
  const help = wish.help ?? mayHelp({ seats: people });
  const wrong = seatProblem(people, count);
  const change = (key: string, value: Wish['options'][string]) => {
    const changed = { ...wish, options: { ...wish.options, [key]: value } };
    const possible = countsIn(way, countsOf(rules, changed.options));
    const fits = possible.find((one) => one === count) ?? possible[0] ?? count;
    set(fits === count ? changed : arrangement(rules, changed, way, fits, names));
  };

  return (
    <Screen
      title={words.newMatch.title}
      up="/"
      layout="columns"
      foot={
        <div class="stack set-up__start">
          <p class="set-up__fault" role="status">
            {wrong && faultIn(wrong, words.newMatch)}
          </p>
          <Button
            kind="primary"
            wide
            icon={Play}
            dimmed={wrong !== null}
            busy={starting || waiting}
            onClick={() => {
              const written = rules.setups.write(options);
              if (!wrong) start({ options: written, people, help, chosenHelp: wish.help });
            }}
          >
            {words.newMatch.start}
          </Button>
        </div>
      }
    >
      <div class="stack" data-gap="4">
        {games}
        <div class="stack set-up__answers" data-gap="4" inert={waiting}>
          <AboutGame entry={entry} sentence={game.tagline} />
          {paged?.kind === 'composed' && (
            <FreeSetting
              setting={paged}
              id={rules.id}
              game={game}
              view={view}
              value={rules.setups.write(options)[paged.key]}
              players={players}
              onChange={(value) => change(paged.key, value)}
            />
          )}
          <Segmented
            legend={words.newMatch.how}
            value={way}
            onChange={(wanted) => arrange(wanted, count)}
            segments={waysFor(counts).map((one) => ({
              value: one,
              label: words.newMatch.ways[one].label,
            }))}
            pairs
            hint={words.newMatch.ways[way].sentence}
          />
          {numbers.length > 1 && (
            <Segmented
              legend={way === 'computers' ? words.newMatch.opponents : words.newMatch.howMany}
              value={String(count)}
              onChange={(value) => arrange(way, Number(value))}
              segments={numbers.map((one) => ({
                value: String(one),
                label: String(way === 'computers' ? one - 1 : one),
              }))}
              hint={automas > 0 ? words.newMatch.withAutoma(game.automa ?? '') : undefined}
            />
          )}
          {way === 'computers' && level !== undefined && (
            <Segmented
              legend={words.newMatch.strength}
              value={level}
              onChange={(wanted) => set({ ...wish, people: atLevel(people, wanted) })}
              segments={LEVELS.map((one) => ({
                value: one,
                label: words.computers.levels[one].name,
              }))}
              pairs
              hint={level ? words.computers.levels[level].sentence : words.newMatch.mixed}
            />
          )}
          {strength?.kind === 'choice' && (
            <SettingChoice
              setting={strength}
              rules={rules}
              game={game}
              options={options}
              onChange={change}
            />
          )}
        </div>
      </div>
      <div class="set-up__folds" inert={waiting}>
        <Options
          rules={rules}
          game={game}
          view={view}
          options={options}
          settings={folded}
          opened={roomy}
          players={players}
          onChange={change}
        />
        <Fold
          opened={roomy}
          label={words.newMatch.seats}
          chosen={calledIn({ seats: people, undo: 'free' }).join(', ')}
        >
          <Seats
            people={people}
            begins={rules.setups.begins}
            automa={automas > 0 ? (game.automa ?? '') : null}
            onChange={(changed) => set({ ...wish, people: changed })}
          />
        </Fold>
        <Fold
          opened={roomy}
          label={words.newMatch.help}
          chosen={help ? words.newMatch.helpOn : words.newMatch.helpOff}
        >
          <Switch
            label={words.newMatch.helpAllowed}
            hint={words.newMatch.helpHint}
            on={help}
            onChange={(wanted) => set({ ...wish, help: wanted })}
          />
        </Fold>
      </div>
    </Screen>
  );
}

const isStrength =
  ({ setups }: AnyRules) =>
  ({ key }: { readonly key: string }) =>
    key === setups.format?.automa;

function faultIn(wrong: NonNullable<ReturnType<typeof seatProblem>>, words: Words['newMatch']) {
  if (wrong === 'too-many') return words.tooMany(SEAT_COLORS.length);
  return wrong === 'no-name' ? words.noName : words.sameName;
}
