import { figureAt } from '../../../../kit/figure-at';
import { NextFrame } from '../../../../ui/next-frame';
import { Ask } from '../../../../ui/turn/ask-rules';
import { CUBES, type Side } from '../../data/goods';
import { cubeCount } from '../../rules/production';
import { Cube } from '../cube';
import { isLastTurn } from '../facts';
import { useTable } from '../in-table';
import { Display } from './display';

/** The chance that at least one of the dice of a side shows a number, in percent. */
function chanceOf(dice: number): number {
  return Math.round(100 * (1 - (5 / 6) ** dice));
}

const ABOVE: readonly Side[] = ['light'];
const BELOW: readonly Side[] = ['dark'];

/** The goods display, and by counting what the bag holds. */
export function Goods() {
  const { state, facts, words } = useTable();
  const { goods } = words.table;
  const grows = !isLastTurn(facts);
  return (
    <>
      <div class="line aos-topic">
        <span class="aos-soft">
          {grows
            ? `${goods.chance(chanceOf(state.seats))} ${goods.expectedMeaning}`
            : goods.noGrowth}
        </span>
        <Ask legend="dice" />
      </div>
      <Display expects={grows} sides={ABOVE} />
      <NextFrame>
        <Display expects={grows} sides={BELOW} />
        <p class="aos-bag">
          <span>{goods.inBag(cubeCount(state.bag))}</span>
          {CUBES.map((cube, color) => (
            <span key={cube}>
              <Cube cube={cube} name={words.names.cube[cube]} /> {figureAt(state.bag, color)}
            </span>
          ))}
        </p>
        <p class="aos-soft">{goods.bagMeaning}</p>
      </NextFrame>
    </>
  );
}
