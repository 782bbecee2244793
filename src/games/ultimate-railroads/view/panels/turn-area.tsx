import { Button } from '../../../../ui/button';
import { memo } from '../../../../ui/memo';
import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { SEATING } from '../../data/board';
import { actionOf, kindOf } from '../../rules/actions';
import { stay } from '../../rules/claim';
import { skip } from '../../rules/lock';
import { LOCK_LEFT } from '../../rules/state';
import { pass } from '../../rules/use';
import { gainTold } from '../gained';
import { Coin, Pieces } from '../glyphs';
import { useTable } from '../in-table';
import { optionOf } from '../kinds';
import { legalIn } from '../legal';
import { lossTold, whatIsLost } from '../what-is-lost';
import { BonusPanel } from './bonus-panel';
import { Frame, type PanelProps } from './frame';
import { OptionList } from './option-list';
import { PoolPanel } from './pool-panel';
import { SpacePanel } from './space-panel';

type OwnProps = Pick<PanelProps, 'own' | 'turn'>;

/** The one thing that is asked now. */
export const TurnArea = memo((props: PanelProps) => {
  const { own, viewers, turn, gains } = props;
  const { facts } = useTable();
  const { choice } = turn;
  if (facts.phase === 'over') return null;
  if (choice.step === 'space')
    return <SpacePanel choice={choice} acting={own.seat} own={own} turn={turn} gains={gains} />;
  if (facts.phase === 'bonus') return <BonusPanel own={own} viewers={viewers} turn={turn} />;
  if (choice.step === 'deed') return <DeedPanel turn={turn} action={choice.action} />;
  if (facts.phase === 'start') return <StartPanel own={own} turn={turn} />;
  if (facts.phase === 'resolve')
    return facts.lock === '' ? <PoolPanel own={own} turn={turn} /> : <LockPanel turn={turn} />;
  return <PlacePanel {...props} />;
});

/** 2.4: a starting card. */
function StartPanel({ own, turn }: OwnProps) {
  const { state, words } = useTable();
  return (
    <Frame
      question={words.ask.start}
      note={words.ask.startNote(own.place)}
      notice={turn.notice}
      step="start"
    >
      <OptionList actions={legalIn(state)} onChoose={turn.act} />
    </Frame>
  );
}

/** A space is to be chosen: for a worker, or for the worker of a claim. */
function PlacePanel({ own, turn, outOfSight, onShowPart }: PanelProps) {
  const { state, facts, words } = useTable();
  const isClaim = facts.phase === 'claims';
  const last = actionOf(isClaim ? stay : pass);
  const points = SEATING[facts.seats.length]?.passPoints[own.place - 1] ?? 0;
  const onlyPass = legalIn(state).length === 1;
  return (
    <Frame
      question={
        isClaim
          ? words.ask.claim(state.claim[1] === own.seat + 1 ? 2 : 1)
          : onlyPass
            ? words.ask.onlyPass
            : words.ask.space
      }
      note={isClaim ? '' : <Purse own={own} />}
      notice={turn.notice}
      step={facts.phase}
      foot={
        <>
          {outOfSight && (
            <Button onClick={() => onShowPart(outOfSight)}>
              {outOfSight === 'spaces' ? words.spaces.title : words.board.mine}
            </Button>
          )}
          <Button
            kind={onlyPass ? 'primary' : 'plain'}
            busy={turn.busy}
            onClick={() => turn.act(last)}
          >
            {isClaim ? words.act.stay : words.act.passFor(points)}
          </Button>
        </>
      }
    />
  );
}

/** 5.9: only this decision is possible now. */
function LockPanel({ turn }: Pick<PanelProps, 'turn'>) {
  const { state, facts, words } = useTable();
  const actions = legalIn(state);
  const last = actions.find((action) => kindOf(action) === skip);
  const choices = actions.filter((action) => action !== last);
  const hand = Number.parseInt(facts.hand ?? '0', 10);
  const question = words.ask[facts.lock || 'again'](hand || (state.now[LOCK_LEFT] ?? 0));
  return (
    <Frame
      question={question}
      notice={turn.notice}
      step={`${facts.lock}${hand}`}
      foot={
        last !== undefined && (
          <Button busy={turn.busy} onClick={() => turn.act(last)}>
            {words.act.skip}
          </Button>
        )
      }
    >
      <OptionList actions={choices} onChoose={turn.act} />
    </Frame>
  );
}

/** An action to see before it is played. */
function DeedPanel({ turn, action }: Pick<PanelProps, 'turn'> & { readonly action: number }) {
  const { state, voice, words } = useTable();
  const house = useTableWords();
  const { title, note, gain } = optionOf(state, action, voice);
  const losses = whatIsLost(state, [action]).map((loss) => lossTold(loss, words));
  const costs = losses.join(' ') || note;
  return (
    <Frame
      question={title}
      note={gain && gainTold(gain, voice)}
      notice={turn.notice}
      step="deed"
      foot={
        <>
          <Button onClick={turn.back}>{house.back}</Button>
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {house.confirm}
          </ConfirmButton>
        </>
      }
    >
      {costs && <p>{costs}</p>}
    </Frame>
  );
}

/** More coins than these are a number. */
const COINS_MOST = 5;

/** What a seat can still place, as pieces, and in words for a screen reader. */
function Purse({ own }: Pick<PanelProps, 'own'>) {
  const { workers, rubles, black } = own;
  const words = useTable().voice.table;
  if (workers + rubles === 0 && black !== 'ready') return null;
  return (
    <>
      <span class="visually-hidden">{words.purse(workers, rubles, black === 'ready')}</span>
      <span class="ur-pips" aria-hidden="true">
        <Pieces
          workers={workers}
          black={black === 'ready' ? 1 : 0}
          rubles={rubles > COINS_MOST ? 0 : rubles}
        />
        {rubles > COINS_MOST && (
          <>
            <Coin /> {rubles}
          </>
        )}
      </span>
    </>
  );
}
