import { ChartLine, GitBranch } from 'lucide-preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { continueFrom } from '../../match/continue-from';
import { Button, IconButton } from '../../ui/button';
import { lazy, useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { Screen } from '../screen';
import { useBegin } from '../use-begin';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import { Log } from './log';
import './replay.css';
import { Said } from './said';
import { Scrubber } from './scrubber';
import { stepsOf } from './steps';
import { useReplayWords } from './words';

const analysis = lazy(async () => (await import('../analysis/analysis-panel')).AnalysisPanel);

const refuse = () => Promise.resolve({ because: 'watching' });

export interface ReplayProps extends OpenedMatch {
  /** Whether the analysis opens at once. */
  readonly analysing: boolean;
}

/** Any position of a match, found by a scrubber or in the log. Nothing can be played here. */
export function Replay({ match, view, game, analysing }: ReplayProps) {
  const words = useWords();
  const own = useReplayWords();
  const language = useLanguage();
  const begin = useBegin(game);
  const entries = match.entries.value;
  const steps = useMemo(() => stepsOf(match, game, words, own), [match, entries, game, words, own]);
  const [wanted, setWanted] = useState(steps.length - 1);
  const [reading, setReading] = useState(false);
  const [analysed, setAnalysed] = useState(analysing);
  // The address may change while the match stays open.
  useEffect(() => setAnalysed(analysing), [analysing]);
  const AnalysisPanel = useLazy(analysis, analysed);
  const at = Math.min(wanted, steps.length - 1);
  const step = steps[at];
  const before = step?.entries ?? 0;
  const { timeline } = match;
  const state = useMemo(() => step?.kept ?? timeline.stateAt(before), [timeline, step, before]);
  const plies = useMemo(() => timeline.line(Math.min(before, timeline.length)), [timeline, before]);

  return (
    <div class="replay">
      <Screen
        title={own.title}
        up={`/match/${match.header.id}`}
        action={
          <Button
            kind="quiet"
            icon={GitBranch}
            onClick={() => void begin((deps) => continueFrom(match, before, deps))}
          >
            {own.continueHere}
          </Button>
        }
      >
        <div class="replay__table">
          <view.Table
            state={state}
            seats={match.header.seats}
            language={language}
            seeing="still"
            onSeen={null}
            acting={null}
            plies={plies}
            opening={timeline.opening}
            offer={refuse}
          />
        </div>
        <aside class="replay__log" aria-label={own.log}>
          <Log steps={steps} at={at} onGo={setWanted} />
        </aside>
        <div class="replay__foot">
          {AnalysisPanel && analysed && (
            <AnalysisPanel
              match={match}
              view={view}
              game={game}
              entries={Math.min(before, timeline.length)}
              onGo={setWanted}
              onPlayOn={(seats) => void begin((deps) => continueFrom(match, before, deps, seats))}
            />
          )}
          <Said sentences={step?.sentences ?? []} onOpen={() => setReading(true)}>
            <IconButton
              name={own.analysis}
              icon={ChartLine}
              pressed={analysed}
              onClick={() => setAnalysed(!analysed)}
            />
          </Said>
          <Scrubber at={at} last={steps.length - 1} onGo={setWanted} />
        </div>
        <Sheet open={reading} title={own.log} onClose={() => setReading(false)}>
          <Log steps={steps} at={at} onGo={setWanted} />
        </Sheet>
      </Screen>
    </div>
  );
}
