import { Route } from 'lucide-preact';
import type { JsonObject } from '../../../../kit/json';
import { writeAction } from '../../rules/action-form';
import type { OfferKinds } from '../parts';
import { named } from '../places';
import { RoadWays } from './ways';

const used = ({ use }: JsonObject): readonly number[] =>
  Array.isArray(use) ? use.map(Number) : [];

export const roadOffers: OfferKinds = {
  road: {
    rank: 1,
    icon: Route,
    // Both ends work alike as far as they can, and the one that is left with more sends somebody home.
    usual(state, ways) {
      const uneven = (form: JsonObject) => {
        const [one = 0, other = 0] = used(form);
        const ends = Array.isArray(form.between) ? form.between : [];
        const home = ends.indexOf(form.home ?? null);
        const isFewer = home >= 0 && (used(form)[home] ?? 0) < Math.max(one, other);
        return Math.abs(one - other) * 2 + (isFewer ? 1 : 0);
      };
      const scored = ways.map((action) => ({ action, by: uneven(writeAction(action, state)) }));
      return scored.reduce((best, one) => (one.by < best.by ? one : best)).action;
    },
    Ways: RoadWays,
    title(state, form, voice) {
      const ends = Array.isArray(form.between) ? form.between : [];
      return voice.table.road(ends.map((end) => named(state, end, voice)));
    },
    note(_state, form, { table }) {
      if (form.free === true) return table.roadTakesNobody;
      const count = used(form).reduce((sum, one) => sum + one, 0);
      return table.roadTakes(count, 'home' in form);
    },
  },
};
