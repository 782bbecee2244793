import { Link } from 'wouter-preact';
import type { CatalogueEntry } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { Miniature } from '../match-parts/miniature';
import { useWords } from '../words/words';

/** A game with its picture, for how many and how long. Leads to a new match of it. */
export function GameCard({ game }: { readonly game: CatalogueEntry }) {
  const words = useWords().home;
  const { picture, seats, minutes } = game.card;
  return (
    <Link class="plate home__game" href={`/new/${game.id}`} state={{ from: '/' }}>
      <span class="home__picture">
        <Miniature svg={picture} />
      </span>
      <span class="home__said">
        <b>{game.name[useLanguage()]}</b>
        <span class="note">
          {words.seats(...seats)}
          <br />
          {words.minutes(...minutes)}
        </span>
      </span>
    </Link>
  );
}
