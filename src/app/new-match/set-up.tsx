import { Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { SEAT_COLOURS } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { Screen } from '../screen/screen';
import type { KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/dictionary';
import { useWords } from '../words/words';
import { automasIn, fitting } from './fitting';
import { Options } from './options';
import { peopleFor, seatProblem } from './people';
import { Seats } from './seats';
import './set-up.css';
import { useStart } from './use-start';

export interface SetUpProps {
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  readonly kept: KeptSettings;
  /** The choice among games, where there is one. */
  readonly games: ComponentChildren;
  /** Another game has been chosen and is still loading. */
  readonly waiting: boolean;
}

/** The choices for a game. */
interface Wish {
  readonly options: JsonObject;
  readonly seats: number;
}

const NO_WISH: Wish = { options: {}, seats: 0 };

/** Options and players of a new match. The last choices are preselected, so one tap starts the usual match. */
export function SetUp({ rules, game, view, kept, games, waiting }: SetUpProps) {
  const words = useWords();
  const { starting, start } = useStart(rules, game);
  // By game: whoever switches to another game and back finds the choices unchanged.
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const usual = kept.choice?.game === rules.id ? kept.choice : NO_WISH;
  const wish = wishes[rules.id] ?? usual;
  const change = (changed: Partial<Wish>) =>
    setWishes({ ...wishes, [rules.id]: { ...wish, ...changed } });
  const [known, setKnown] = useState(kept.people);

  const options = useMemo(() => fitting(rules, wish.options), [rules, wish.options]);
  const counts = rules.setups.seats(options);
  const count = counts.find((one) => one === wish.seats) ?? counts[0] ?? 0;
  const people = peopleFor(count, known, words.newMatch.seat);
  const automas = useMemo(() => automasIn(rules, options, count), [rules, options, count]);
  const wrong = seatProblem(people, count);

  return (
    <Screen
      title={words.newMatch.title}
      up="/"
      layout="columns"
      foot={
        <div class="set-up__start">
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
              if (!wrong) start({ options: written, people, further: known.slice(count) });
            }}
          >
            {words.newMatch.start}
          </Button>
        </div>
      }
    >
      {games}
      <div class="set-up__game">
        <h2>{game.name}</h2>
        <p class="note">{game.tagline}</p>
      </div>
      <Options
        rules={rules}
        game={game}
        view={view}
        options={options}
        onChange={(key, value) => change({ options: { ...wish.options, [key]: value } })}
      />
      <div class="set-up__people">
        {counts.length > 1 && (
          <Segmented
            legend={words.newMatch.howMany}
            value={String(count)}
            onChange={(value) => {
              setKnown([...people, ...known.slice(people.length)]);
              change({ seats: Number(value) });
            }}
            segments={counts.map((one) => ({ value: String(one), label: String(one) }))}
          />
        )}
        <Seats
          people={people}
          begins={rules.setups.begins}
          automa={automas > 0 ? (game.automa ?? '') : null}
          onChange={(changed) => setKnown([...changed, ...known.slice(changed.length)])}
        />
      </div>
    </Screen>
  );
}

function faultIn(wrong: NonNullable<ReturnType<typeof seatProblem>>, words: Words['newMatch']) {
  if (wrong === 'too-many') return words.tooMany(SEAT_COLOURS.length);
  return wrong === 'no-name' ? words.noName : words.sameName;
}
