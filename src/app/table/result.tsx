import { House, RotateCcw, Trophy } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { beginMatch } from '../../match/begin-match';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { After, type AfterProps } from '../after/after';
import { begunBy, type Starter, starters } from '../after/order';
import { useAfterWords } from '../after/words';
import { seatName } from '../match-parts/shown-names';
import { useBegin } from '../match-parts/use-begin';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';
import '../after/after.css';
import type { Seat } from '../../kit/rules';
import { Segmented } from '../../ui/segmented';
import { InstallOffer } from '../install/install-offer';
import { installWay } from '../install/offer';
import { keepSetting, useKeptSettings } from '../store/kept-settings';

interface WhoBeginsProps {
  readonly starters: readonly Starter[];
  readonly first: Seat;
  readonly onFirst: (seat: Seat) => void;
  readonly name: (seat: Seat) => string;
}

/** Chooses who begins the next match with the same people. Renders nothing where there is no choice. */
function WhoBegins({ starters, first, onFirst, name }: WhoBeginsProps) {
  const words = useAfterWords();
  if (starters.length < 2) return null;
  const chosen = starters.find(({ seat }) => seat === first);
  return (
    <Segmented
      legend={words.whoBegins}
      value={String(first)}
      onChange={(seat) => onFirst(Number(seat))}
      segments={starters.map(({ seat }) => ({ value: String(seat), label: name(seat) }))}
      hint={chosen && words.begins[chosen.why]}
    />
  );
}

/** The offer to install, after the first match finished here and after no other. */
function InstallOnce({ match }: { readonly match: string }) {
  const settings = useKeptSettings();
  const before = settings?.installOffered;
  const offers = installWay() !== null && (before === null || before === match);
  useEffect(() => {
    if (offers && before === null) void keepSetting('installOffered', match);
  }, [offers, before, match]);
  return offers ? <InstallOffer /> : null;
}

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
