import { useEffect } from 'preact/hooks';
import type { Cue } from '../../kit/cues';
import { lazy } from '../../kit/lazy';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { announce } from '../../ui/live';
import { sentencesOf, situationOf } from '../log/log-sentences';
import { seatName } from '../match-parts/shown-names';
import type { KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/en';
import { useWords } from '../words/words';

/** Reads out what was just played, and whose turn it is then, as far as the viewers may know. */
export function useNarration(
  match: LiveMatch,
  game: GameWords,
  presentation: Presentation,
  viewers: Viewers,
): void {
  const words = useWords();
  const entries = match.entries.value;
  useEffect(() => {
    const fresh = presentation.fresh('narration');
    if (!fresh) return;
    const said: string[] = [];
    for (let entry = fresh.after + 1; entry <= fresh.to; entry++)
      said.push(...sentencesOf(match.timeline, entry, viewers, game, words));
    announce([...said, ...nextSaid(match, game, words)].join(' '));
  }, [entries, match, game, words, presentation, viewers]);
}

/** Whose turn it is, unless the same turn goes on, and the progress of the match then; or that it is over. */
function nextSaid(match: LiveMatch, game: GameWords, words: Words): readonly string[] {
  const { rules, header, timeline, entries } = match;
  const seat = match.toAct.value;
  if (seat === null) return [words.table.result];
  const state = match.state.value;
  const last = timeline.entries[entries.value - 1];
  const ply = last?.do === 'play' ? timeline.tip(entries.value) : null;
  if (ply && ply.seat === seat && ply.turn === rules.turn(state)) return [];
  const name = seatName(header, seat, game.automa);
  const computer = match.player(seat)?.kind === 'computer';
  const turn = computer ? words.table.thinks(name) : words.table.turn(name);
  const situation = situationOf(rules, state, game);
  return situation === null ? [turn] : [situation, turn];
}

const feedback = lazy(() => import('../feedback/feedback'));

/** Sound and vibration of a match, where they are on. Returns a function for cues that do not come from a move. */
export function useFeedback(
  match: LiveMatch,
  view: GameView,
  presentation: Presentation,
  viewers: Viewers,
  settings: KeptSettings | undefined,
): (cue: Cue) => void {
  const { sound = false, vibration = false } = settings ?? {};
  const wanted = sound || vibration;
  const entries = match.entries.value;
  const given = useLazy(feedback, wanted);
  const telling = useLazy(view.telling, wanted);
  useEffect(() => {
    if (telling) given?.giveNews(match, presentation, viewers, telling, { sound, vibration });
  }, [match, entries, given, telling, presentation]);
  return (cue) => given?.give([cue], { sound, vibration });
}
