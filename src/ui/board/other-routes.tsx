import { Route } from 'lucide-preact';
import type { HexMap } from '../../kit/hex';
import { Button } from '../button';
import { HexDots } from './marks';
import type { Along } from './next-through';
import './other-routes.css';

interface OtherRoutesProps {
  readonly map: HexMap;
  readonly routes: readonly Along[];
  /** The hexes of the shown one. */
  readonly shown: readonly number[];
}

/** Dots on the hexes of the routes that are not shown. */
export function OtherRoutes({ map, routes, shown }: OtherRoutesProps) {
  const elsewhere = new Set(
    routes.flatMap(({ hexes }) => hexes).filter((hex) => !shown.includes(hex)),
  );
  return <HexDots map={map} hexes={[...elsewhere]} />;
}

interface RouteButtonProps {
  /** The place of the shown route, and how many there are. */
  readonly shown: number;
  readonly of: number;
  readonly onOther: () => void;
  readonly words: {
    readonly route: (number: number, of: number) => string;
    readonly otherRoute: string;
  };
}

/** Which of several routes is shown, as a button that shows another one. Its place is in `note route-choice`. */
export function RouteButton({ shown, of, onOther, words }: RouteButtonProps) {
  const label = words.route(shown + 1, of);
  return (
    <Button icon={Route} onClick={onOther} name={`${words.otherRoute}: ${label}`}>
      {label}
    </Button>
  );
}
