import { useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import { beginMatch } from '../../match/begin-match';
import { useGo } from '../go';
import { keepSetting } from '../kept-settings';
import { useBegin } from '../use-begin';
import { type People, tidy } from './people';

/** What has been chosen for a match. */
interface SetUpMatch {
  /** As the rules write them. */
  readonly options: JsonObject;
  readonly people: People;
  /** Who would sit behind them at a larger table: kept for then. */
  readonly further: People;
}

/**
 * Begins a match and goes to it, or to a table where it waits for other phones; the choice is kept for the
 * next time. `starting` while it is on its way.
 */
export function useStart(rules: AnyRules, game: GameWords) {
  const begin = useBegin(game);
  const go = useGo();
  const [starting, setStarting] = useState(false);

  const start = async ({ options, people, further }: SetUpMatch) => {
    setStarting(true);
    const plan = { game: rules.id, options, seats: tidy(people) };
    void keepSetting('choice', { game: plan.game, options, seats: people.length });
    void keepSetting('people', [...plan.seats, ...further]);
    if (people.some((one) => one.away)) {
      const { openTableFor } = await import('../link/open-table');
      if (await openTableFor(rules, plan, people)) go.instead('/table');
      else setStarting(false);
      return;
    }
    await begin((deps) => beginMatch(plan, deps));
    setStarting(false);
  };
  return { starting, start: (chosen: SetUpMatch) => void start(chosen) };
}
