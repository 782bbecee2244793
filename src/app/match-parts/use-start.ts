import { useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { beginTold } from '../brief/begin-told';
import { useGo } from '../screen/go';
import { keepChoice } from '../store/kept-settings';
import { type People, trimmed } from './people';
import { useBegin } from './use-begin';

interface SetUpMatch {
  /** As the rules write them. */
  readonly options: JsonObject;
  readonly people: People;
  /** Whether computers may help people. */
  readonly help: boolean;
  /** The same as the person has chosen it; null: they have not. */
  readonly chosenHelp: boolean | null;
}

/** Begins a match, or opens a table where other phones are needed, and stores the choices for the next time. */
export function useStart(rules: AnyRules, game: GameWords) {
  const begin = useBegin(game);
  const go = useGo();
  const [starting, setStarting] = useState(false);

  const start = async ({ options, people, help, chosenHelp }: SetUpMatch) => {
    setStarting(true);
    const plan = { game: rules.id, options, seats: trimmed(people), help };
    const seated = plan.seats.map((one, seat) => ({ ...one, away: people[seat]?.away ?? false }));
    const choice = { options, count: people.length, people: seated, help: chosenHelp };
    void keepChoice(plan.game, choice);
    if (people.some((one) => one.away)) {
      const { openTable } = await import('../link/table-actions');
      if (await openTable(rules, plan, people)) go.instead('/table');
      else setStarting(false);
      return;
    }
    await begin((deps) => beginTold(plan, deps));
    setStarting(false);
  };
  return { starting, start: (chosen: SetUpMatch) => void start(chosen) };
}
