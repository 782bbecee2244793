import { House, RotateCcw, Trophy } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { beginMatch } from '../../match/begin-match';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { After, type AfterProps } from '../after/after';
import { InstallOnce } from '../after/install-once';
import { begunBy, starters } from '../after/order';
import { WhoBegins } from '../after/who-begins';
import { useAfterWords } from '../after/words';
import { seatName } from '../match-parts/match-title';
import { useBegin } from '../match-parts/use-begin';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';
import './result.css';

/** The result of a finished match, and what to do next. Opens by itself. */
export function Result(props: AfterProps) {
  const { match, game } = props;
  const words = useWords();
  const own = useAfterWords();
  const go = useGo();
  const begin = useBegin(game);
  const [away, setAway] = useState(false);
  const { game: gameId, options, seats } = match.header;
  const linked = match.party.value !== null;
  const ranking = match.rules.standing(match.state.value).ranking ?? [];
  // Where the game draws who begins there is nothing to choose.
  const chosen = match.rules.setups.begins === 'first-seat';
  const choice = chosen ? starters(seats.length, ranking) : [];
  const [first, setFirst] = useState(choice[0]?.seat ?? 0);

  const again = async () => {
    if (linked) return (await import('../link/table-actions')).playAgain();
    const plan = { game: gameId, options, seats: begunBy(seats, first) };
    await begin((deps) => beginMatch(plan, deps));
  };

  return (
    <>
      <div class="table__result">
        <Button kind="primary" wide icon={Trophy} onClick={() => setAway(false)}>
          {words.table.result}
        </Button>
      </div>
      <Sheet
        open={!away}
        title={words.table.result}
        onClose={() => setAway(true)}
        footer={
          <>
            <Button icon={House} onClick={() => go.instead('/')}>
              {words.app.home}
            </Button>
            <Button kind="primary" icon={RotateCcw} name={own.again} onClick={() => void again()}>
              {own.againShort}
            </Button>
          </>
        }
      >
        <After {...props} />
        <InstallOnce match={match.header.id} />
        {!linked && chosen && (
          <WhoBegins
            first={first}
            starters={choice}
            onFirst={setFirst}
            name={(seat) => seatName(match.header, seat, game.automa)}
          />
        )}
      </Sheet>
    </>
  );
}
