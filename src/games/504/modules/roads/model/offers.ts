import { Route } from 'lucide-preact';
import type { JsonObject } from '../../../../../kit/json';
import { rules } from '../../../rules';
import type { OfferKinds } from '../../../view/model/base/parts';
import { hexName, sideOf, tileNamed } from '../../../view/model/base/places';
import { RoadWays } from './ways';

const used = ({ use }: JsonObject): readonly number[] =>
  Array.isArray(use) ? use.map(Number) : [];

export const roadOffers: OfferKinds = {
  road: {
    rank: 1,
    icon: Route,
    drawn: true,
    // Both ends use as equal numbers as possible; the end that uses more sends a resident home.
    usual(state, ways) {
      const uneven = (form: JsonObject) => {
        const [one = 0, other = 0] = used(form);
        const ends = Array.isArray(form.between) ? form.between : [];
        const home = ends.indexOf(form.home ?? null);
        const isFewer = home >= 0 && (used(form)[home] ?? 0) < Math.max(one, other);
        return Math.abs(one - other) * 2 + (isFewer ? 1 : 0);
      };
      const scored = ways.map((action) => ({
        action,
        by: uneven(rules.action.write(action, state)),
      }));
      return scored.reduce((best, one) => (one.by < best.by ? one : best)).action;
    },
    Ways: RoadWays,
    // Several roads often lead to land of the same kind.
    title(state, { between }, voice, _count, here) {
      const ends = [between].flat().map((end) => tileNamed(state, end));
      const to = ends.find((end) => end !== here) ?? here;
      return voice.table.roadTo(hexName(state, to, voice), sideOf(state, here, to, voice.names));
    },
    note(_state, form, { table }) {
      if (form.free === true) return table.roadTakesNobody;
      const count = used(form).reduce((sum, one) => sum + one, 0);
      return table.roadTakes(count, 'home' in form);
    },
  },
};
