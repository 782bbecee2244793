import { unwrap } from '../../../../kit/result';
import type { RulesPictureProps } from '../../../../ui/game-view';
import { SeatMark } from '../../../../ui/seat-mark';
import { rules } from '../../rules';
import type { State } from '../../rules/state';
import '../colors.css';
import '../panels/auction-row.css';
import '../payday/payday.css';
import { Display } from '../tabs/display';
import { useWords } from '../use-words';
import './rules-picture.css';
import { ScenePicture } from './scene-picture';
import { SCENES, type Scene } from './scenes';

/** A small picture as the table would draw it. What it shows is told beside it. */
export function RulesPicture({ paragraph, language }: RulesPictureProps) {
  const scene = (SCENES as Readonly<Partial<Record<string, Scene>>>)[paragraph];
  if (scene) return <ScenePicture scene={scene} />;
  if (paragraph === 'bidding') return <Bidding language={language} />;
  if (paragraph === 'dice') return <Dice />;
  return paragraph === 'display' ? <Shown language={language} /> : null;
}

/** Four places of an auction: bid, and what the place costs. */
const BIDS = [
  { colour: 'green', bid: '$4', pays: 4 },
  { colour: 'blue', bid: '$3', pays: 3 },
  { colour: 'red', bid: '$2', pays: 1 },
  { colour: 'violet', bid: '–', pays: 0 },
] as const;

function Bidding({ language }: Pick<RulesPictureProps, 'language'>) {
  const words = useWords(language);
  if (!words) return null;
  const { auction } = words.table;
  const price = (pays: number) => {
    if (pays === 0) return auction.droppedOut(pays);
    return pays === 1 ? auction.paysHalf(pays) : auction.paysAll(pays);
  };
  return (
    <ol class="aos-auction" aria-hidden="true">
      {BIDS.map(({ colour, bid, pays }, place) => (
        <li key={colour} data-out={pays === 0 || undefined}>
          <span>{auction.place(place + 1)}</span>
          <span class="aos-auction__who">
            <SeatMark colour={colour} name="" among={[]} />
            <b>{bid}</b>
          </span>
          <span>{price(pays)}</span>
        </li>
      ))}
    </ol>
  );
}

function Dice() {
  return (
    <span class="aos-payday__dice aos-scene__dice" aria-hidden="true">
      {[1, 3, 3, 6].map((face, die) => (
        // A die is known by its place.
        <i key={die}>{face}</i>
      ))}
    </span>
  );
}

const SEED = 'a picture of the goods display';
let begun: State | null = null;

/** The display as some match begins with it. */
function Shown({ language }: Pick<RulesPictureProps, 'language'>) {
  const words = useWords(language);
  begun ??= unwrap(rules.begin(unwrap(rules.setups.read({})), 3, SEED));
  if (!words) return null;
  return (
    <div aria-hidden="true">
      <Display state={begun} words={words} />
    </div>
  );
}
