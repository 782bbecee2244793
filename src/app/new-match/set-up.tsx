import { Play } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import type { KeptSettings } from '../kept-settings';
import { Screen } from '../screen';
import { useWords } from '../words/words';
import { automasIn, fitting } from './fitting';
import { Options } from './options';
import { fault, peopleFor } from './people';
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
}

/** Options and people of a new match. It begins as it was last time, so one tap starts the usual choice. */
export function SetUp({ rules, game, view, kept, games }: SetUpProps) {
  const words = useWords();
  const { starting, start } = useStart(rules, game);
  const usual = kept.choice?.game === rules.id ? kept.choice : null;
  const [wished, setWished] = useState<JsonObject>(usual?.options ?? {});
  const [wantedSeats, setWantedSeats] = useState(usual?.seats ?? 0);
  const [known, setKnown] = useState(kept.people);

  const options = useMemo(() => fitting(rules, wished), [rules, wished]);
  const counts = rules.setups.seats(options);
  const count = counts.find((one) => one === wantedSeats) ?? counts[0] ?? 0;
  const people = peopleFor(count, known, words.newMatch.seat);
  const automas = useMemo(() => automasIn(rules, options, count), [rules, options, count]);
  const wrong = fault(people);

  return (
    <Screen
      title={words.newMatch.title}
      up="/"
      layout="columns"
      foot={
        <div class="set-up__start">
          <p class="set-up__fault" role="status">
            {wrong && words.newMatch[wrong === 'no-name' ? 'noName' : 'sameName']}
          </p>
          <Button
            kind="primary"
            wide
            icon={Play}
            dimmed={wrong !== null}
            busy={starting}
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
        onChange={(key, value) => setWished({ ...wished, [key]: value })}
      />
      <div class="set-up__people">
        {counts.length > 1 && (
          <Segmented
            legend={words.newMatch.howMany}
            value={String(count)}
            onChange={(value) => {
              setKnown([...people, ...known.slice(people.length)]);
              setWantedSeats(Number(value));
            }}
            segments={counts.map((one) => ({ value: String(one), label: String(one) }))}
          />
        )}
        <Seats
          people={people}
          automa={automas > 0 ? game.automa : null}
          onChange={(changed) => setKnown([...changed, ...known.slice(changed.length)])}
        />
      </div>
    </Screen>
  );
}
