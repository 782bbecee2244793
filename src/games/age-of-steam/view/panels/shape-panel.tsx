import { RotateCw } from 'lucide-preact';
import { figureAt } from '../../../../kit/figure-at';
import { Button } from '../../../../ui/button';
import { argsOf } from '../../rules/actions';
import { hexText } from '../../rules/board';
import { allowance } from '../../rules/build';
import { buildPrice } from '../../rules/build-cost';
import { firstOf, secondOf } from '../../rules/kind';
import { TILES_BUILT } from '../../rules/state';
import { blockedEdges } from '../board/blocked';
import { stopName } from '../board/names';
import { buildsOn, effectOf } from '../builds';
import type { Choice } from '../choice';
import { legalIn } from '../legal';
import { linksMade } from '../links-made';
import { hasToExtend, lossesOf } from '../losses';
import { stockFor } from '../tile-stock';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import { Lost } from './lost';
import type { PanelProps } from './panel-props';
import { TileTray } from './tile-tray';

type ShapeProps = PanelProps & { readonly choice: Choice & { readonly step: 'hex' } };

/** The tiles that fit on a hex: what each costs, what it connects, and how many are left of it. */
export function ShapePanel(props: ShapeProps) {
  const { state, acting, turn, words, choice } = props;
  const { ask, build, buttons } = words.table;
  const fitting = buildsOn(state, choice.hex);
  const action = fitting[choice.shape];
  if (action === undefined) return null;
  const tile = figureAt(state.turn, TILES_BUILT) + 1;
  const most = allowance(state, acting);
  const { cost } = effectOf(state, action);
  const barred = blockedEdges(state, choice.hex, acting);
  const next = { ...choice, asked: false, shape: (choice.shape + 1) % fitting.length };
  return (
    <AskPanel
      question={choice.asked ? ask.stop : ask.shape(tile, most)}
      note={build.fit(fitting.length)}
      legend="tile"
      notice={turn.notice}
      step="shape"
      foot={
        <>
          <Button onClick={turn.back}>{buttons.back}</Button>
          {fitting.length > 1 && (
            <Button icon={RotateCw} onClick={() => turn.choose(next)}>
              {buttons.rotate}
            </Button>
          )}
          <Button kind="primary" busy={turn.busy} onClick={() => turn.build(action)}>
            {tile < most ? buttons.build(cost) : buttons.buildLast(cost)}
          </Button>
        </>
      }
    >
      <TileTray {...props} />
      <Effects {...props} action={action} />
      <Bill state={state} actions={[action]} seat={acting} words={words.table} />
      {barred.length > 0 && (
        <p class="aos-soft">
          {build.blocked(barred.map((edge) => words.names.direction[edge] ?? ''))}
        </p>
      )}
      {tile === most && <p class="aos-soft">{build.lastTile}</p>}
    </AskPanel>
  );
}

/** What a tile brings, what its price is made of, and what is left of its kind. */
function Effects({ state, acting, words, action }: ShapeProps & { readonly action: number }) {
  const { build } = words.table;
  const args = argsOf(action);
  const [at, shape] = [firstOf(args), secondOf(args)];
  const { events } = effectOf(state, action);
  const claimed = events.find((one) => one.event === 'claim');
  const links = linksMade(state, action).filter(({ owner }) => owner === acting);
  const stock = stockFor(state, shape);
  const losses = lossesOf(state, action);
  const hex = hexText(state.board, at);
  const extend = hasToExtend(state, action, hex);
  const keeps = !extend && !losses.track.includes(hex);
  const parts = buildPrice(state, at, shape);
  return (
    <div>
      {links.map(({ from, to, segments }) => (
        <p key={`${from} ${to}`}>
          <b>
            {build.completes(
              stopName(state, from, words.names),
              stopName(state, to, words.names),
              segments,
            )}
          </b>
        </p>
      ))}
      {claimed && <p>{build.claims(claimed.hexes.length)}</p>}
      {links.length === 0 && keeps && <p>{build.stillOpen}</p>}
      {extend && <p class="aos-warn">{build.turnedOnly}</p>}
      <Lost state={state} losses={losses} words={words} />
      {legalIn(state).newCities.size > 0 && <p class="aos-warn">{build.noCityAfter}</p>}
      <p class="aos-soft">
        {build.price(parts.map(([part, dollars]) => build.pricePart[part](dollars)))}
        {stock.map(({ id, left }) => ` · ${build.tilesLeft(words.names.tile[id], left)}`)}
      </p>
    </div>
  );
}
