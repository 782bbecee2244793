import { offered } from '../../games/offered';
import type { TablePlan } from '../../link/session/lobby';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { useWords } from '../words/words';

interface PlanCardProps {
  readonly plan: TablePlan;
  /** How many seats there are. */
  readonly seats: number;
}

/** What is played at a table: the game, its options, for how many and how long. Nothing where this app lacks the game. */
export function PlanCard({ plan, seats }: PlanCardProps) {
  const { home } = useWords();
  const language = useLanguage();
  const game = offered.find(({ id }) => id === plan.game);
  const options = useLoaded(async () => {
    // They come from another phone, and may be none of this game.
    const rules = await game?.rules();
    if (!rules?.setups.read(plan.options).ok) return '';
    const words = await game?.words(language);
    await words?.ready(plan.options);
    return words?.summary(plan.options) ?? '';
  }, [game, language, plan.options]);
  if (!game) return null;
  const facts = [options, home.seats(seats, seats), home.minutes(...game.card.minutes)];
  return (
    <section class="section">
      <h2 class="caps">{game.name[language]}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </section>
  );
}
