import type { RaceText } from '../../en/table/race';

export const race: RaceText = {
  moveCapital: '수도를 여기로 옮기기',
  moveMeans: '본부와 정착지가 자리를 바꿉니다',
  recallResident: '주민 되가져오기',
  recall: (residents) =>
    residents > 0 ? `정착지와 주민 ${residents}명 되가져오기` : '정착지 되가져오기',
  reached: (owners) => `도달함: ${owners.join(', ')}`,
  home: (owner) => `${owner}의 수도 카드`,
  cities: '도달한 도시',
  since: '마지막 도시 이후 이동력',
  bonuses: '남은 추가 승점',
  bonus: (name, amount) => `${name}: ${amount}`,
  noBonus: '추가 승점이 남지 않았습니다.',
  noneToWin: '여기서는 도시가 모두에게 열려 있어 얻을 수 없습니다.',
  goal: (cities) => `누군가 도시 ${cities}곳에 도달한 라운드가 마지막입니다.`,
  goalAlone: (cities) => `누군가 도시 ${cities}곳에 도달하는 차례에 게임이 끝납니다.`,
  lastTurn: '이 차례로 게임이 끝납니다.',
};
