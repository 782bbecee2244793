import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventSentence, EventWord } from '../dictionary';
import type { Told } from '../told';

const points = (number: number) => count(number, 'point');
const listed = (parts: Told['parts']) =>
  parts.map(({ name, points }) => `${name} ${points}`).join(', ');

export const events: Readonly<Record<EventWord, EventSentence>> = {
  order: (t) => `Turn order: ${t.seats.join(', ')}.`,
  strip: (t) => `Engineers of this game, in order: ${t.engineers.join(', ')}.`,
  out: (t) => `Out of this match: ${and(t.cards.map(({ name }) => name))}.`,
  start: (t) => `${t.seat} takes a starting card: ${t.card('startCard')}.`,
  use: (t) => `${t.seat} uses “${t.space}” with ${and(t.pay)}.`,
  pass: (t) =>
    t.figure('points') > 0
      ? `${t.seat} passes for ${points(t.figure('points'))}.`
      : `${t.seat} passes.`,
  step: (t) => `${t.seat}: ${t.color} to ${t.figure('to')}, ${t.line}.`,
  unlock: (t) => `${t.seat} gets ${t.color} track.`,
  award: (t) => `${t.seat} earns ${t.award}.`,
  industry: (t) => `${t.seat}’s industry marker moves to ${t.lane('to')}.`,
  trigger: (t) => `It sets off factory ${t.word('tile')}.`,
  take: (t) => `${t.seat} takes locomotive ${t.word('tile')}.`,
  put: (t) =>
    t.word('over')
      ? `${t.seat} puts locomotive ${t.word('tile')} in place of the ${t.word('over')}, ${t.line}.`
      : `${t.seat} puts locomotive ${t.word('tile')} on the ${t.line}.`,
  flip: (t) => `${t.seat} flips locomotive ${t.word('tile')}: anybody may take it as a factory.`,
  factory: (t) =>
    t.word('replaced')
      ? `${t.seat} builds factory ${t.word('tile')} in place of factory ${t.word('replaced')}.`
      : `${t.seat} builds factory ${t.word('tile')} in ${t.gap}.`,
  points: (t) => `${t.seat} scores ${points(t.figure('points'))} (${t.reason}).`,
  roubles: (t) => `${t.seat} gets ${count(t.figure('n'), 'ruble')}.`,
  doublers: (t) => `${t.seat} gets ${count(t.figure('n'), 'doubler')}.`,
  temps: (t) => `${t.seat} gets temporary workers for this round.`,
  hire: (t) => `${t.seat} hires engineer ${t.figure('engineer')}.`,
  key: (t) =>
    t.word('take') === 'steps'
      ? `${t.seat} uses a key for a black step and a step of any color.`
      : `${t.seat} uses a key for points.`,
  token: (t) => `${t.seat} uses a ? token: ${t.token}.`,
  card: (t) => `${t.seat} takes a ? card: ${t.card('card')}.`,
  prize: (t) =>
    t.word('take') === 'bonus'
      ? `${t.seat} chooses an end-bonus card, taken at the end of the turn.`
      : `${t.seat} chooses points.`,
  again: (t) => `${t.seat} uses “${t.space}” once more.`,
  guest: (t) => `${t.seat} borrows engineer ${t.figure('engineer')}.`,
  lapse: (t) => `${t.seat} can’t use what is left.`,
  skip: (t) => `${t.seat} skips the rest.`,
  done: () => null,
  bonus: (t) => `${t.seat} takes an end-bonus card: ${t.card('bonusCard')}.`,
  move: (t) => `${t.seat} moves the worker from the turn order to “${t.space}”.`,
  stay: (t) => `${t.seat} leaves the worker where it is.`,
  score: (t) =>
    t.figure('total') > 0
      ? `Round ${t.figure('round')}, ${t.seat}: ${points(t.figure('total'))} (${listed(t.parts)}).`
      : `Round ${t.figure('round')}, ${t.seat}: nothing.`,
  round: (t) =>
    t.figure('gone') > 0
      ? `Round ${t.figure('round')} begins. Engineer ${t.figure('gone')} leaves.`
      : `Round ${t.figure('round')} begins.`,
  final: (t) => {
    const gains = [
      ...t.cards.map(({ name, points }) => `${name} ${points}`),
      ...(t.figure('majority') > 0 ? [`engineer majority ${t.figure('majority')}`] : []),
    ];
    return [`${t.seat}: ${points(t.figure('total'))} in all`, gains.join(', ')]
      .filter(Boolean)
      .join('; at the end: ')
      .concat('.');
  },
  over: () => 'The game is over.',
};
