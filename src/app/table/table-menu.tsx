import { BarChart3, FileDown, History } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Switch } from '../../ui/switch';
import { useGo } from '../go';
import { RenameField } from '../matches/rename-field';
import { useExport } from '../matches/use-export';
import { useWords } from '../words/words';

export interface TableMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly match: LiveMatch;
  /** What everybody would score if it ended now. */
  readonly standing: ComponentChildren;
  readonly turned: boolean;
  readonly onTurn: (turned: boolean) => void;
  readonly cover: boolean;
  readonly onCover: (cover: boolean) => void;
}

/** Everything at the table that is not a move. */
export function TableMenu(props: TableMenuProps) {
  const words = useWords();
  const go = useGo();
  const { saveOne } = useExport();
  const [scores, setScores] = useState(false);
  const { id } = props.match.header;
  const over = props.match.toAct.value === null;
  return (
    <>
      <Sheet open={props.open} title={words.table.menu} onClose={props.onClose}>
        <div class="table__menu">
          {!over && (
            <Button
              wide
              icon={BarChart3}
              onClick={() => {
                props.onClose();
                setScores(true);
              }}
            >
              {words.table.scoreNow}
            </Button>
          )}
          <Button wide icon={History} onClick={() => go.to(`/match/${id}/replay`)}>
            {words.table.replay}
          </Button>
          <Switch
            label={words.table.cover}
            hint={words.table.coverHint}
            on={props.cover}
            onChange={props.onCover}
          />
          <Switch
            label={words.table.turnRound}
            hint={words.table.turnRoundHint}
            on={props.turned}
            onChange={props.onTurn}
          />
          <RenameField id={id} />
          <Button wide icon={FileDown} onClick={() => void saveOne(id)}>
            {words.table.exportMatch}
          </Button>
        </div>
      </Sheet>
      <Sheet open={scores} title={words.table.scoreNow} onClose={() => setScores(false)}>
        <p class="note">{words.table.scoreNowHint}</p>
        {props.standing}
      </Sheet>
    </>
  );
}
