import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { problems as english } from '../en/problems';

export const problems: typeof english = {
  ...READING_PROBLEMS.ko,
  'no-factory': '이 타일은 공장이 될 수 없습니다',
  'out-of-order': '순서가 맞지 않습니다',
  'no-effect': '효과가 없습니다',
  'no-name': '이름이 없습니다',
  'not-as-printed': '인쇄된 값이라 바꿀 수 없습니다',
  'not-for-a-card': '? 카드로 얻을 수 없습니다',
  'not-on-a-card': '이것을 주는 ? 카드가 없습니다',
  'not-true': '참만 쓸 수 있습니다',
  'each-or-tiers': '개당 점수와 단계별 점수 가운데 하나만 쓸 수 있습니다',
  'only-on-cards': '? 카드에만 쓸 수 있는 효과입니다',
  'only-on-tokens': '? 토큰에만 쓸 수 있는 효과입니다',
  'same-twice': '같은 효과가 두 번 있습니다',
  'too-few-engineers': 'A나 B 엔지니어가 모자랍니다',
  'two-locks': '함께 쓸 수 없는 효과입니다',
  'unknown-effect': '없는 효과입니다',
  'wrong-cost': '비용은 일꾼 1명, 일꾼 2명, 1루블 가운데 하나입니다',
};
