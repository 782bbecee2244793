import {
  BarChart3,
  CircleQuestionMark,
  FileDown,
  History,
  Lightbulb,
  List,
  MapPin,
  ScrollText,
  Settings,
  Smartphone,
  UndoDot,
} from 'lucide-preact';
import { mayHelp } from '../../kit/header';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { peopleHere } from '../../match/viewers';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Switch } from '../../ui/switch';
import { useBriefWords } from '../brief/words';
import { useHintWords } from '../coach/words';
import { useExport } from '../files/use-export';
import { useLogWords } from '../log/words';
import { EndMatchButton, RenameField, useEndMatch } from '../matches/change-match';
import { LinkedEnding } from '../matches/linked-ending';
import { useRulesWords } from '../rules/words';
import { useGo } from '../screen/go';
import { SettingSwitch } from '../store/setting-controls';
import { useWords } from '../words/words';
import type { OverTable } from './over-table';
import { useUndo } from './use-undo';
import { useBesideWords } from './words';
import './menu-list.css';

export interface MenuListProps {
  readonly match: LiveMatch;
  readonly game: GameWords;
  readonly turned: boolean;
  readonly onTurn: (turned: boolean) => void;
  readonly view: GameView;
  /** Opens a sheet over the table. */
  readonly onOpen: (what: OverTable) => void;
  /** Opens the rules over the table. */
  readonly onRules: () => void;
  readonly onDone: () => void;
  /** Asks for a hint; null when nobody here is to act. */
  readonly onHint: (() => void) | null;
}

/** All actions at the table that are not moves. */
export function MenuList(props: MenuListProps) {
  const rules = useRulesWords();
  const beside = useBesideWords();
  const coach = useHintWords();
  const { table, home } = useWords();
  const endMatch = useEndMatch();
  const { log } = useLogWords();
  const { title: brief } = useBriefWords();
  const { view, onOpen } = props;
  const go = useGo();
  const { undo: takeBack } = useUndo(props.match);
  const turn = props.match.canUndoTurn.value;
  const { saveOne } = useExport();
  const { id, options, undo } = props.match.header;
  const over = props.match.toAct.value === null;
  const undoTurn = () => {
    props.onDone();
    takeBack('turn');
  };
  const end = async () => {
    props.onDone();
    if (await endMatch(id)) go.up('/');
  };
  const invite = async () => {
    props.onDone();
    await (await import('../link/table-actions')).invitePhones(props.match);
  };
  const ways = [
    { icon: Lightbulb, name: coach.hint, run: props.onHint },
    { icon: UndoDot, name: table.undoTurn, run: turn === null ? null : undoTurn },
    { icon: CircleQuestionMark, name: brief, run: () => onOpen('brief') },
    { icon: List, name: log, run: view.showsLog ? null : () => onOpen('log') },
    { icon: MapPin, name: beside.findPlace, run: view.places ? () => onOpen('places') : null },
    { icon: BarChart3, name: beside.scoreNow, run: over ? null : () => onOpen('scores') },
    { icon: History, name: beside.replay, run: () => go.to(`/match/${id}/replay`) },
    { icon: ScrollText, name: rules.title, run: props.onRules },
  ];
  return (
    <div class="stack" data-gap="3">
      <p class="note">
        <b>{props.game.summary(options)}</b>
        <br />
        {undo === 'free' && beside.undoAlone}
        {props.match.party.value && beside.undoAsked}{' '}
        {mayHelp(props.match.header) ? beside.help : beside.noHelp}
      </p>
      <div class="table__menu-buttons">
        {ways.map(
          ({ icon, name, run }) =>
            run && (
              <Button key={name} wide icon={icon} onClick={run}>
                {name}
              </Button>
            ),
        )}
      </div>
      {peopleHere(props.match).length > 1 && (
        <>
          <SettingSwitch of="cover" />
          <Switch
            label={beside.turnRound}
            hint={beside.turnRoundHint}
            on={props.turned}
            onChange={props.onTurn}
          />
        </>
      )}
      {mayInvite(props.match) && (
        <Button wide icon={Smartphone} onClick={() => void invite()}>
          {beside.invite}
        </Button>
      )}
      {!over &&
        (props.match.party.value ? (
          <LinkedEnding id={id} onDone={props.onDone} />
        ) : (
          <EndMatchButton onEnd={() => void end()} />
        ))}
      <Button wide icon={Settings} onClick={() => go.to('/settings')}>
        {home.settings}
      </Button>
      <RenameField id={id} />
      <Button wide icon={FileDown} onClick={() => void saveOne(id)}>
        {beside.exportMatch}
      </Button>
    </div>
  );
}

/** People at other phones may take seats of a match that is played only on this phone. */
function mayInvite({ header, mode, party, toAct }: LiveMatch): boolean {
  const open = mode.value === 'playing' && toAct.value !== null;
  return open && party.value === null && header.seats.length > 1;
}
