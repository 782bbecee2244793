import { helpFrom } from '../../../../kit/help-plan';
import { PLAN } from '../help';
import { core } from './help-core';
import { modes } from './help-modes';
import { rulings } from './rulings';

export const help = helpFrom(PLAN, {
  chapters: {
    game: '게임',
    turn: '차례와 주식',
    building: '선로 놓기',
    end: '게임의 끝',
    scoring: '점수',
    automa: '오토마',
    expert: '2인 상급',
    spike: '골든 스파이크',
    harbors: '항구',
    house: '이 화면에서',
  },
  paragraphs: { ...core, ...modes },
  pictures: {
    destination:
      '갈색이 열차 2대와 3대로 갈 수 있는 두 도시가 밝습니다. 타일이 없는 도시와 이미 갈색이 있는 도시는 흐립니다.',
    shortest: '열차 3대로 가는 길이 셋입니다. 하나가 보이고, 다른 길은 점으로 표시됩니다.',
    passing: '곧은 길에 도시가 있어 길이 돌아갑니다.',
    compensation:
      '갈색이 회색 선로가 있는 두 칸을 지나려 합니다. 회색의 대기 열차가 2대 늘어납니다.',
    length: '열차 4대의 길: 빈 칸 셋과 도시. 가치가 3 오릅니다.',
    influence: '타일이 회색과 주황색인 도시: 영향력을 1씩 얻습니다.',
    purple: '타일이 흰색과 보라색인 도시: 흰색에서 1, 고른 회사에서 1.',
    capacity: '한도가 3, 2, 1인 도시. 마지막 도시는 꽉 차서 타일이 없습니다.',
    'spike-line':
      '두 회사의 선로가 동쪽 도시와 서쪽의 샌프란시스코를 이었고, 그 옆에 골든 스파이크가 있습니다.',
    'harbor-open': '주황색이 출발 도시 말고도 바닷가의 항구를 열었습니다.',
  },
  figures: {
    ready: { title: '네모 다섯 칸', text: '대기 열차. 5대까지입니다.' },
    sharesLeft: { title: '주식', text: '아직 살 수 있는 주식의 수.' },
    setAside: { title: '펼침', text: '첫 주식을 고르는 동안: 고를 수 있는 주식의 수.' },
    lengthNow: { title: '가치', text: '회사의 가치. 15까지입니다.' },
    values: {
      title: '나란한 세 숫자',
      text: '주식 한 장의 1위, 2위, 3위 이하 점수. 내 것이 표시됩니다.',
    },
    ownInfluence: { title: '영향력', text: '그 회사에서 내 영향력.' },
    ownShares: { title: '보유', text: '내가 가진 그 회사의 주식.' },
    room: { title: '테두리의 숫자', text: '들어갈 수 있는 회사의 수.' },
    tile: { title: '색깔 타일', text: '여기까지 놓으면 영향력을 얻는 회사.' },
    cost: { title: '빨간 동그라미', text: '고른 회사가 거기까지 가는 데 드는 열차.' },
    trainsChange: { title: '대기 4 → 1', text: '쓴 열차, 또는 주식이나 보상으로 온 열차.' },
    lengthChange: { title: '가치 2 → 5', text: '회사의 가치가 얼마나 오르는지.' },
    perShare: { title: '한 장에 5·4·1 → 6·5·2', text: '주식 한 장의 점수가 어떻게 되는지.' },
    influenceChange: { title: '글자와 1 → 2', text: '얻거나 낸 영향력.' },
    placeChange: { title: '2위 → 1위', text: '오르내린 순위. 다른 사람의 것도 보입니다.' },
    worthChange: { title: '오른쪽 숫자', text: '그 뒤 각자의 점수.' },
    worth: { title: '지금 몇 점', text: '지금 끝날 때의 점수.' },
    held: { title: '글자 × 2', text: '그 사람이 가진 주식.' },
    place: { title: '1위, 2위, 3위 이하', text: '그 영향력으로 얻는 순위.' },
    tileSteps: { title: '타일의 두 숫자', text: '대상 도시와 회사 마커가 갈 칸 수.' },
  },
  rulings,
});
