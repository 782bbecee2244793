import type { SeatPlan } from '../../../kit/header';
import type { HelpParagraph } from '../../../kit/help';
import type { Language } from '../../../kit/words';
import type { Brief } from '../../../ui/game-view';
import { worldFrom } from '../data/world/world';
import { type State, toAct } from '../rules/state/state';
import { lengthOf } from '../words/book';
import { texts } from '../words/texts';
import { voiceOf } from './model/base/voice';
import { endingOf } from './model/ending';
import { scoreUnit } from './score-unit';

/** What a match of this world is about: what its rules say of goal, end, income and twist. */
export async function briefOf(
  state: State,
  language: Language,
  seats: readonly SeatPlan[],
): Promise<Brief> {
  const parts = texts[language];
  const [words, own, table] = await Promise.all([
    parts.words.fetch(),
    parts.brief.fetch(),
    parts.table.fetch(),
  ]);
  const { name, company } = state.world;
  const options = { world: name };
  const { chapters } = await words.help(options, state.seats);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const about = (topic: string) => paragraphs.filter(({ id }) => id.startsWith(`${topic}-`));
  const titled = ({ title, text }: HelpParagraph) => own.titled(title, text);
  const world = worldFrom(name);
  const length = world && lengthOf(world);
  return {
    goal: [`${words.summary(options)}. ${own.goal[scoreUnit(state)]}`],
    end: [
      ...about('end').map(({ text }) => text),
      ...(length && length !== 'set' ? [own.length[length]] : []),
    ],
    // Lands that are unknown bring no points.
    points: [...about('goal'), ...about('score'), ...about('twist')]
      .filter(({ id }) => id !== 'twist-5')
      .map(titled),
    // What brings income in every world says nothing of this one.
    money: about('income')
      .filter(({ id }) => id !== 'income-base')
      .map(titled),
    progress:
      toAct(state) === null
        ? ''
        : endingOf(state, voiceOf(words, table, seats, { world: name, company })),
    out: [],
  };
}
