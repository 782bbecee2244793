import { ChartLine, Footprints, GitBranch, ScrollText } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import { continueFrom, mayContinueFrom } from '../../match/continue-from';
import { keepsSecrets } from '../../match/viewers';
import { Button, IconButton } from '../../ui/button';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { situationOf } from '../log/log-sentences';
import { TurnLog, useLog } from '../log/turn-log';
import { useLogWords } from '../log/words';
import { useForReading } from '../match-parts/for-reading';
import { shownSeats } from '../match-parts/shown-names';
import { useBegin } from '../match-parts/use-begin';
import { type OpenedMatch, useMatch } from '../match-parts/use-match';
import { useViewers, useVisible } from '../match-parts/use-viewers';
import { TableShell } from '../table/table-shell';
import { useWords } from '../words/words';
import './replay.css';
import type { ComponentChildren } from 'preact';
import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { Scrolling } from '../../ui/scrolling';
import { Screen } from '../screen/screen';
import { Unopened } from '../table/unopened';
import { Scrubber } from './scrubber';
import { useReplayWords } from './words';

const analysis = lazy(async () => (await import('../analysis/analysis-panel')).AnalysisPanel);

const refuse = () => Promise.resolve({ because: 'watching' });

interface ReplayProps extends OpenedMatch {
  readonly analysing: boolean;
}

/** Shows any position of a match, by a scrubber or the log. Nothing can be played here. */
function Replay({ analysing, ...opened }: ReplayProps) {
  const { match, view, game } = opened;
  const words = useWords();
  const forReading = useForReading();
  const own = useReplayWords();
  const { log } = useLogWords();
  const begin = useBegin(game);
  const viewers = useViewers(match);
  const { steps, turns } = useLog(match, viewers, game);
  const [wanted, setWanted] = useState(steps.length - 1);
  const [topic, setTopic] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [byTurn, setByTurn] = useState(false);
  const [analysed, setAnalysed] = useState(analysing);
  // The address may change while the match stays open.
  useEffect(() => setAnalysed(analysing), [analysing]);
  const AnalysisPanel = useLazy(analysis, analysed);
  const at = Math.min(wanted, steps.length - 1);
  const step = steps[at];
  const before = step?.entries ?? 0;
  const { timeline, rules, header } = match;
  const seats = shownSeats(header);
  const state = useMemo(() => step?.kept ?? timeline.stateAt(before), [timeline, step, before]);
  const { plies, opening } = useVisible(timeline, viewers, before);
  const hidden = keepsSecrets(match);
  // The analysis plays on.
  const mayAnalyse = mayContinueFrom(match, Math.min(before, timeline.length));
  const mayContinue = mayContinueFrom(match, before);
  const onContinue = () => {
    if (!mayContinue) showToast({ text: forReading });
    // One phone alone would play every seat of it, and see what the others hold.
    else if (hidden && match.party.value) showToast({ text: own.stillSecret });
    else void begin((deps) => continueFrom(match, before, deps));
  };
  const severalSteps = turns.some((turn) => turn.steps.length > 1);
  const stops = useMemo(
    () => (byTurn ? turns.map(({ last }) => last.at) : steps.map((one) => one.at)),
    [byTurn, turns, steps],
  );

  return (
    <TableShell
      class={analysed ? 'replay replay--analysed' : 'replay'}
      head={{
        back: { name: words.app.back, to: `/match/${header.id}` },
        title: own.title,
        caps: true,
        situation: situationOf(rules, state, game),
        // An analysis asks who plays on.
        actions: !(analysed && mayAnalyse && !hidden) && (
          <Button
            kind="quiet"
            icon={GitBranch}
            dimmed={!mayContinue || (hidden && match.party.value !== null)}
            onClick={onContinue}
          >
            {own.continueHere}
          </Button>
        ),
      }}
      view={view}
      table={{
        state,
        seats,
        viewers,
        seeing: 'still',
        onSeen: null,
        acting: null,
        plies,
        opening,
        offer: refuse,
      }}
      rules={{ game: header.game, options: header.options, topic, onTopic: setTopic }}
      beside={
        <>
          <aside class="replay__log" aria-label={log}>
            <TurnLog seats={seats} turns={turns} at={at} onGo={setWanted} />
          </aside>
          <div class="replay__foot">
            {AnalysisPanel && analysed && mayAnalyse && (
              <AnalysisPanel
                {...opened}
                entries={Math.min(before, timeline.length)}
                onGo={setWanted}
                onPlayOn={(seats) => void begin((deps) => continueFrom(match, before, deps, seats))}
              />
            )}
            <StepText
              sentences={step ? [...step.sentences, ...step.ofMatch] : []}
              onOpen={() => setReading(true)}
            >
              {severalSteps && (
                <IconButton
                  name={own.byTurn}
                  icon={Footprints}
                  pressed={byTurn}
                  onClick={() => setByTurn(!byTurn)}
                />
              )}
              <IconButton
                name={own.analysis}
                icon={ChartLine}
                pressed={analysed && mayAnalyse}
                onClick={() => {
                  if (mayAnalyse) setAnalysed(!analysed);
                  else showToast({ text: forReading });
                }}
              />
            </StepText>
            <Scrubber at={at} stops={stops} onGo={setWanted} />
          </div>
          <Sheet open={reading} title={log} onClose={() => setReading(false)}>
            <TurnLog seats={seats} turns={turns} at={at} onGo={setWanted} />
          </Sheet>
        </>
      }
    />
  );
}

/** What led to the shown position, with a button for the log where the log is not beside the board. */
function StepText({
  sentences,
  onOpen,
  children,
}: {
  readonly sentences: readonly string[];
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}) {
  const words = useLogWords();
  return (
    <div class="row said">
      <Scrolling class="said__text" aria-live="polite">
        {sentences.join(' ')}
      </Scrolling>
      <span class="said__log">
        <Button icon={ScrollText} onClick={onOpen}>
          {words.log}
        </Button>
      </span>
      {children}
    </div>
  );
}

interface ReplayScreenProps {
  readonly id: string;
  readonly analysing?: boolean;
}

export const AnalysisScreen = ({ id }: ReplayScreenProps) => <ReplayScreen id={id} analysing />;

export function ReplayScreen({ id, analysing }: ReplayScreenProps) {
  const words = useWords();
  const own = useReplayWords();
  const { opened } = useMatch(id);
  if (opened && !isTrouble(opened) && !isProblem(opened))
    return <Replay {...opened} analysing={analysing ?? false} />;
  return (
    <Screen title={own.title} up="/">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {isTrouble(opened) && <p class="notice">{words.trouble[opened.trouble]}</p>}
      {isProblem(opened) && <Unopened id={id} problem={opened} />}
    </Screen>
  );
}
