import { useEffect, useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../kit/rules';
import { useAfterFrame } from '../next-frame';
import { guardLastTap } from '../tap-guard';
import { useSteady } from '../use-steady';

/** The response to the last tap. */
export interface Notice {
  /** Empty when there is no message. */
  readonly text: string;
  /** The word of the refusal, or another topic of the rules; empty when the rules have nothing to say about it. */
  readonly because: string;
}

const SILENT: Notice = { text: '', because: '' };

/** What was about to be played, which is asked about first. */
export interface AskedFirst {
  /** What it loses, in sentences. */
  readonly losses: readonly string[];
  /** Whether it is a pass. */
  readonly passes: boolean;
  readonly stay: () => void;
  readonly go: () => void;
}

interface ChoiceProps<Position extends object, Choice, Offered, Why extends Refusal> {
  /** The position of the choice. With another position the choice is reset. */
  readonly position: Position;
  /** Nothing is chosen yet. */
  readonly nothing: Choice;
  /** The choice one step earlier. */
  readonly before: (choice: Choice) => Choice;
  /** The result of the choice: an action, or several joined ones; or what is still undecided. */
  readonly offered: (choice: Choice) => Offered | Why;
  /** What playing it would lose for nothing, in sentences (docs/warnings.md): it is asked about first. Left out: nothing. */
  readonly losses?: (offered: Offered) => readonly string[];
  /** Whether playing it is to pass. Left out: nothing is. */
  readonly passes?: (offered: Offered) => boolean;
  /** Whether a player on this screen may act; otherwise nothing is offered. */
  readonly mayAct: boolean;
  /** Plays the actions: null when they are durable, else a refusal of the rules or a sentence of the app. */
  readonly offer: (offered: Offered) => Promise<Why | string | null>;
  /** A refusal as a sentence. */
  readonly sentence: (refusal: Why) => string;
  /** A move to see before it is played, shown as if it had been chosen. Each object is used once. */
  readonly suggested?: object | null | undefined;
  /** The choice that results in the suggestion. */
  readonly suggestedChoice: () => Choice;
}

/**
 * A choice in progress, from the first tap to the action: how far the player is, the response to the last tap, and
 * whether the action is being played. The game defines the choice and its steps. This hook resets the choice with its
 * position, keeps it when it is refused, so that the player can change it and try again, and plays it only once, however
 * quickly it is tapped twice.
 */
export function useChoice<Position extends object, Choice, Offered, Why extends Refusal = Refusal>(
  props: ChoiceProps<Position, Choice, Offered, Why>,
) {
  const { position, nothing, before, offered, mayAct, offer, sentence, suggested } = props;
  const none = { position: null, choice: nothing, notice: SILENT, asked: null };
  const [held, setHeld] = useState<{
    readonly position: Position | null;
    readonly choice: Choice;
    readonly notice: Notice;
    /** What is asked about before it is played. */
    readonly asked: { readonly what: Offered; readonly losses: readonly string[] } | null;
  }>(none);
  const [busy, setBusy] = useState(false);
  const { choice, notice, asked } = held.position === position ? held : none;

  const choose = (next: Choice) => setHeld({ position, choice: next, notice: SILENT, asked: null });
  const say = (notice: Notice) => setHeld({ position, choice, notice, asked: null });
  const refuse = (why: Why | string) =>
    say(
      typeof why === 'string'
        ? { text: why, because: '' }
        : { text: sentence(why), because: why.because },
    );
  // The new position is painted first; only then is the choice that led to it reset.
  const finish = useAfterFrame((played: Position) => {
    setBusy(false);
    setHeld((now) => (now.position === played ? none : now));
  });
  useEffect(() => {
    if (suggested && mayAct) choose(props.suggestedChoice());
    // Once for each suggestion, however the position changes afterwards.
  }, [suggested]);

  const playNow = async (what: Offered) => {
    if (!mayAct || busy) return;
    const endGuard = guardLastTap();
    // Played before anything renders, because at a linked table others wait for it.
    const answer = offer(what);
    setBusy(true);
    const refusal = await answer.finally(endGuard).catch((error: unknown) => {
      setBusy(false);
      throw error;
    });
    if (refusal === null) return finish(position);
    setBusy(false);
    refuse(refusal);
  };

  const play = (what: Offered) => {
    if (!mayAct || busy) return;
    const losses = props.losses?.(what) ?? [];
    if (losses.length === 0) void playNow(what);
    else setHeld({ position, choice, notice: SILENT, asked: { what, losses } });
  };

  const confirm = () => {
    const what = offered(choice);
    if (isRefusal(what)) refuse(what);
    else play(what);
  };

  const acts = useSteady({
    choose,
    refuse,
    /** Shows the game's own sentence, with its topic in the rules; the choice stays. */
    say,
    confirm,
    play,
    /** Without a question: what a player has decided before, such as a limit for bids. */
    playNow: (what: Offered) => void playNow(what),
    back: () => choose(asked ? choice : before(choice)),
    stay: () => choose(choice),
    go: () => {
      if (asked) void playNow(asked.what);
    },
    close: () => choose(nothing),
  });
  // The same while nothing of it changes, so that a panel need not render again.
  return useMemo(() => {
    const { stay, go, ...rest } = acts;
    const warning: AskedFirst | null = asked && {
      losses: asked.losses,
      passes: props.passes?.(asked.what) ?? false,
      stay,
      go,
    };
    return { choice, notice, busy, warning, ...rest };
  }, [choice, notice, busy, asked, acts]);
}
