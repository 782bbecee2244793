import { Flag } from 'lucide-preact';
import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import { Figure } from '../../../../ui/figures/figure';
import type { Facts } from '../facts';
import { CompanyMark, HolderMark } from '../marks';
import { companyId } from '../names';
import type { Voice } from '../voice';
import './players.css';
import type { TableWords } from '../../words/en/table';

interface PlayersProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are highlighted. */
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly toAct: Seat | null;
  readonly voice: Voice;
  readonly words: TableWords;
}

/** All holders, a line each where it fits, with their shares and what these are worth now. */
export function Players({ facts, before, seats, toAct, voice, words }: PlayersProps) {
  return (
    <ol class="mx-players">
      {facts.seats.map((mine) => {
        const { seat } = mine;
        const was = before?.seats[seat];
        return (
          <li class="mx-player" key={seat} data-acting={seat === toAct || undefined}>
            <HolderMark seats={seats} holder={seat} />
            <span class="mx-player__name">
              {voice.name(seat)}
              {seat === 0 && <Flag size={14} aria-label={words.starts} role="img" />}
              {seat === toAct && <span class="visually-hidden">{words.toAct}</span>}
            </span>
            <span class="mx-player__shares">
              {mine.shares === 0 && words.noShares}
              {mine.lines.map(
                ({ company, shares }) =>
                  shares > 0 && (
                    <span class="mx-holding" key={company}>
                      <CompanyMark color={companyId(company)} words={words} />
                      <span class="visually-hidden"> × </span>
                      <Figure value={shares} was={was?.lines[company]?.shares} />
                    </span>
                  ),
              )}
            </span>
            <span class="mx-player__worth" data-worth>
              <span aria-hidden="true">
                <Figure
                  value={words.worthShort(mine.total)}
                  was={was && words.worthShort(was.total)}
                />
              </span>
              <span class="visually-hidden">{words.worthNow(mine.total)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
