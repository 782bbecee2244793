import { HexArea, HexFigure } from '../../../../ui/board/marks';
import { OtherRoutes } from '../../../../ui/board/other-routes';
import { dollars } from '../../words/figures';
import type { Choice } from '../choice';
import { useTable } from '../in-table';

interface PlanProps {
  readonly choice: Choice;
}

/** The hexes of the track that would be built as a whole. */
export function TrackArea({ choice }: PlanProps) {
  const { board } = useTable().state;
  if (choice.step !== 'track') return null;
  return <HexArea map={board.map} hexes={shownHexes(choice)} look="route" />;
}

/** What the cheapest track to each city and town costs, and the hexes of the other ways to the chosen place. */
export function TrackGoals({ choice }: PlanProps) {
  const { map } = useTable().state.board;
  if (choice.step !== 'from' && choice.step !== 'track') return null;
  return (
    <>
      {[...choice.goals].map(([hex, cost]) => (
        <HexFigure key={hex} map={map} hex={hex} figure={dollars(cost)} />
      ))}
      {choice.step === 'track' && (
        <OtherRoutes map={map} routes={choice.routes} shown={shownHexes(choice)} />
      )}
    </>
  );
}

const shownHexes = ({ routes, route }: Choice & { readonly step: 'track' }) =>
  routes[route]?.hexes ?? [];
