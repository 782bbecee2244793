import { useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { beginMatch } from '../../match/begin-match';
import { useBegin } from '../match-parts/use-begin';
import { useGo } from '../screen/go';
import { keepSetting } from '../store/kept-settings';
import { type People, trimmed } from './people';

/** The choices for a match. */
interface SetUpMatch {
  /** As the rules write them. */
  readonly options: JsonObject;
  readonly people: People;
  /** The players of further seats at a larger table, kept for that case. */
  readonly further: People;
}

/**
 * Begins a match and opens it, or a table where it waits for other phones, and stores the choices for the next time.
 * `starting` is true meanwhile.
 */
export function useStart(rules: AnyRules, game: GameWords) {
  const begin = useBegin(game);
  const go = useGo();
  const [starting, setStarting] = useState(false);

  const start = async ({ options, people, further }: SetUpMatch) => {
    setStarting(true);
    const plan = { game: rules.id, options, seats: trimmed(people) };
    void keepSetting('choice', { game: plan.game, options, seats: people.length });
    void keepSetting('people', [...plan.seats, ...further]);
    if (people.some((one) => one.away)) {
      const { openTable } = await import('../link/table-actions');
      if (await openTable(rules, plan, people)) go.instead('/table');
      else setStarting(false);
      return;
    }
    await begin((deps) => beginMatch(plan, deps));
    setStarting(false);
  };
  return { starting, start: (chosen: SetUpMatch) => void start(chosen) };
}
