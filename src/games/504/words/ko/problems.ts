import { READING_PROBLEMS } from '../../../../kit/reading-words';

/** What the reader finds wrong. A word that isn’t here is shown as it is. */
export const problems: Readonly<Record<string, string>> = {
  ...READING_PROBLEMS.ko,
  'unknown-world': '그런 세계가 없습니다',
  'wrong-phase': '이 단계에는 있을 수 없습니다',
  'wrong-sum': '말의 수가 맞지 않습니다',
  'two-owners': '군대가 있으면 타일 하나에는 소유자가 한 명만 있을 수 있습니다',
  'no-defender': '여기에는 공격할 상대가 없습니다',
  'not-neutral': '군대가 있으면 도로는 누구의 것도 아닙니다',
  'no-plant': '여기에는 생산 설비가 있을 수 없습니다',
  'no-resident': '탐험하는 비활성화된 주민이 없습니다',
  'no-tile': '지도에 그런 타일이 없습니다',
  'no-vp': '점수가 없는 새 타일입니다',
  'not-a-city': '수도는 도시에 있어야 합니다',
  'not-a-hex': '육각형 칸의 좌표가 아닙니다',
  'not-founded': '이 회사는 설립되지 않았습니다',
  'not-neighbors': '두 타일이 이웃하지 않습니다',
  'on-water': '물 위에는 아무것도 있을 수 없습니다',
  'out-of-order': '순서가 맞지 않습니다',
  'out-of-reach': '이 지도에 있을 수 없는 칸입니다',
  'wrong-number': '여기에 맞지 않는 수입니다',
};
