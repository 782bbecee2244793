import type { JsonObject } from '../../../../src/kit/json';
import type { GameEvent } from '../../../../src/kit/rules';
import type { Player, Written } from './positions';

/** What the seats have, found from the events alone, as a person would who only has the log. */
export class Books {
  readonly players: Player[];

  constructor(position: Written) {
    this.players = structuredClone(position.players);
  }

  /** Enters an action's events. */
  enter(events: readonly GameEvent[]): void {
    for (const event of events) this.#enter(event);
  }

  #enter(event: GameEvent): void {
    const number = (key: string) => Number(event[key]);
    const player = this.players[number('seat')];
    switch (event.event) {
      case 'order':
        // 4.6: all actions become null.
        for (const each of this.players) each.action = null;
        return;
      case 'deliver':
        (event.income as number[]).forEach((earned, seat) => {
          const owner = this.players[seat];
          if (owner) owner.income += earned;
        });
        return;
    }
    if (!player) return;
    switch (event.event) {
      case 'issue':
        player.shares += number('shares');
        player.money += 5 * number('shares');
        return;
      case 'first':
      case 'drop':
        player.money -= number('pays');
        return;
      case 'select':
        player.action = String(event.action);
        return;
      case 'engine':
        player.engine = number('engine');
        return;
      case 'build':
        player.money -= number('cost');
        player.begun = true;
        return;
      case 'income':
        player.money += number('amount');
        return;
      case 'expenses':
        player.money -= number('pays');
        player.income -= number('short');
        return;
      case 'out':
        Object.assign(player, { money: 0, shares: 0, engine: 0, income: 0, action: null });
        return;
      case 'reduction':
        player.income -= number('amount');
    }
  }

  /** The players as they should be written; who went out is told with the turn. */
  expected(after: Written): JsonObject[] {
    return this.players.map((player, seat) => ({
      ...player,
      out: after.players[seat]?.out ?? null,
    }));
  }
}
