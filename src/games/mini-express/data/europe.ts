import type { BoardForm } from './board-form';

/**
 * Our own board, because the printed one could not be found. It agrees with everything the rulebooks say about it.
 * What a rulebook states is marked as printed, and what follows from one as derived. The rest is reconstructed.
 */
export const europe: BoardForm = {
  id: 'europe',
  name: { en: 'Europe', ko: '유럽' },
  status: 'reconstruction',
  columns: [
    { col: 0, rows: [14, 16, 18] },
    { col: 1, rows: [1, 3, 5, 9, 13, 15, 17, 19] },
    { col: 2, rows: [2, 4, 8, 10, 12, 14, 16, 18] },
    { col: 3, rows: [3, 5, 7, 9, 11, 13, 15, 17] },
    { col: 4, rows: [4, 6, 8, 10, 12] },
    { col: 5, rows: [3, 5, 7, 9, 11, 13] },
    { col: 6, rows: [4, 6, 8, 10, 12] },
    { col: 7, rows: [3, 5, 7, 9, 11, 13] },
    { col: 8, rows: [0, 2, 4, 6, 8, 10, 12, 14] },
    { col: 9, rows: [1, 3, 5, 7, 9, 11, 13, 15] },
    { col: 10, rows: [2, 4, 6, 8, 10, 12, 16, 18] },
    { col: 11, rows: [1, 3, 5, 7, 9, 11, 13] },
    { col: 12, rows: [2, 4, 6, 8, 10, 12, 14, 16] },
    { col: 13, rows: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19] },
    { col: 14, rows: [0, 2, 4, 6, 8, 10, 12, 14, 16] },
    { col: 15, rows: [1, 3, 5, 7, 9, 11, 13, 15] },
    { col: 16, rows: [2, 4, 6, 8, 10] },
  ],
  cities: [
    // Printed: name, index.
    { id: 'kiev', en: 'Kiev', ko: '키에프', col: 16, row: 6, capacity: 2 },
    { id: 'lemberg', en: 'Lemberg', ko: '렘베르크', col: 14, row: 6, capacity: 1 },
    { id: 'bucharest', en: 'Bucharest', ko: '부쿠레슈티', col: 14, row: 12, capacity: 2 },
    { id: 'warsaw', en: 'Warsaw', ko: '바르샤바', col: 13, row: 3, capacity: 2 },
    { id: 'debrecen', en: 'Debrecen', ko: '데브레첸', col: 13, row: 9, capacity: 1 },
    { id: 'salonica', en: 'Salonica', ko: '살로니카', col: 13, row: 15, capacity: 2 },
    { id: 'athens', en: 'Athens', ko: '아테네', col: 13, row: 19, capacity: 1 },
    { id: 'krakow', en: 'Krakow', ko: '크라쿠프', col: 12, row: 6, capacity: 1 },
    // Printed: name.
    { id: 'belgrade', en: 'Belgrade', ko: '벨그라드', col: 12, row: 12, capacity: 3 },
    { id: 'danzig', en: 'Danzig', ko: '단치히', col: 11, row: 1, capacity: 1 },
    { id: 'berlin', en: 'Berlin', ko: '베를린', col: 10, row: 4, capacity: 3 },
    { id: 'vienna', en: 'Vienna', ko: '빈', col: 10, row: 8, capacity: 3 },
    { id: 'naples', en: 'Naples', ko: '나폴리', col: 10, row: 18, capacity: 1 },
    { id: 'copenhagen', en: 'Copenhagen', ko: '코펜하겐', col: 9, row: 1, capacity: 1 },
    // Printed: name, capacity.
    { id: 'venice', en: 'Venice', ko: '베니스', col: 9, row: 11, capacity: 2 },
    // Printed: name.
    { id: 'frankfurt', en: 'Frankfurt', ko: '프랑크푸르트', col: 8, row: 8, capacity: 3 },
    { id: 'rome', en: 'Rome', ko: '로마', col: 8, row: 14, capacity: 2 },
    // Printed: name.
    { id: 'bremen', en: 'Bremen', ko: '브레멘', col: 7, row: 3, capacity: 2 },
    // Printed: name.
    { id: 'essen', en: 'Essen', ko: '에센', col: 6, row: 6, capacity: 1 },
    // Printed: name.
    { id: 'milan', en: 'Milan', ko: '밀라노', col: 6, row: 10, capacity: 3 },
    // Printed: name.
    { id: 'marseille', en: 'Marseille', ko: '마르세유', col: 5, row: 13, capacity: 3 },
    { id: 'amsterdam', en: 'Amsterdam', ko: '암스테르담', col: 4, row: 4, capacity: 2 },
    { id: 'lyon', en: 'Lyon', ko: '리옹', col: 4, row: 10, capacity: 2 },
    { id: 'paris', en: 'Paris', ko: '파리', col: 3, row: 7, capacity: 3 },
    { id: 'barcelona', en: 'Barcelona', ko: '바르셀로나', col: 3, row: 15, capacity: 2 },
    { id: 'london', en: 'London', ko: '런던', col: 2, row: 4, capacity: 3 },
    { id: 'bordeaux', en: 'Bordeaux', ko: '보르도', col: 2, row: 12, capacity: 2 },
    { id: 'granada', en: 'Granada', ko: '그라나다', col: 2, row: 18, capacity: 2 },
    { id: 'edinburgh', en: 'Edinburgh', ko: '에든버러', col: 1, row: 1, capacity: 1 },
    { id: 'brest', en: 'Brest', ko: '브레스트', col: 1, row: 9, capacity: 1 },
    { id: 'madrid', en: 'Madrid', ko: '마드리드', col: 1, row: 15, capacity: 2 },
    { id: 'lisbon', en: 'Lisbon', ko: '리스본', col: 0, row: 18, capacity: 2 },
  ],
  starts: [
    { id: 'riga', company: 'brown', en: 'Riga', ko: '리가', col: 14, row: 0 },
    { id: 'odessa', company: 'gray', en: 'Odessa', ko: '오데사', col: 16, row: 10 },
    { id: 'minsk', company: 'orange', en: 'Minsk', ko: '민스크', col: 15, row: 3 },
    {
      id: 'constantinople',
      company: 'white',
      en: 'Constantinople',
      ko: '콘스탄티노플',
      col: 15,
      row: 15,
    },
  ],
  harbors: [
    { id: 'le-havre', en: 'Le Havre', ko: '르아브르', col: 2, row: 8 },
    { id: 'hamburg', en: 'Hamburg', ko: '함부르크', col: 8, row: 2 },
    { id: 'genoa', en: 'Genoa', ko: '제노바', col: 7, row: 13 },
    { id: 'durazzo', en: 'Durazzo', ko: '두라초', col: 12, row: 16 },
    { id: 'oporto', en: 'Oporto', ko: '오포르투', col: 0, row: 16 },
  ],
  straits: [
    { en: 'North Sea crossing', ko: '북해 항로', col: 3, row: 3 },
    { en: 'Strait of Dover', ko: '도버 해협', col: 3, row: 5 },
  ],
  labels: [
    { en: 'North Sea', ko: '북해', col: 5, row: 1 },
    { en: 'Baltic Sea', ko: '발트해', col: 12, row: 0 },
    { en: 'Atlantic Ocean', ko: '대서양', col: 0, row: 12 },
    { en: 'Mediterranean Sea', ko: '지중해', col: 6, row: 18 },
    { en: 'Adriatic Sea', ko: '아드리아해', col: 11, row: 15 },
    { en: 'Black Sea', ko: '흑해', col: 16, row: 14 },
    { en: 'Aegean Sea', ko: '에게해', col: 15, row: 19 },
  ],
};
