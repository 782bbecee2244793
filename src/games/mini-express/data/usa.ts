import type { BoardForm } from './board-form';

/**
 * Our own board, because the printed one could not be found. It agrees with everything the rulebooks say about it.
 * What a rulebook states is marked as printed, and what follows from one as derived. The rest is reconstructed.
 */
export const usa: BoardForm = {
  id: 'usa',
  name: { en: 'USA', ko: '미국' },
  status: 'reconstruction',
  columns: [
    { col: 0, rows: [2, 4, 6, 8, 10] },
    { col: 1, rows: [1, 3, 5, 7, 9, 11, 13] },
    { col: 2, rows: [2, 4, 6, 8, 10, 12] },
    { col: 3, rows: [1, 3, 5, 7, 9, 11, 13] },
    { col: 4, rows: [2, 4, 6, 8, 10, 12, 14] },
    { col: 5, rows: [1, 3, 5, 7, 9, 11, 13] },
    { col: 6, rows: [2, 4, 6, 8, 10, 12, 14, 16] },
    { col: 7, rows: [1, 3, 5, 7, 9, 11, 13, 15, 17] },
    { col: 8, rows: [2, 4, 6, 8, 10, 12, 14, 16, 18] },
    { col: 9, rows: [1, 3, 5, 7, 9, 11, 13, 15] },
    { col: 10, rows: [2, 4, 6, 8, 10, 12, 14, 16] },
    { col: 11, rows: [1, 3, 5, 7, 9, 11, 13, 15] },
    { col: 12, rows: [2, 6, 8, 10, 12, 14, 16] },
    { col: 13, rows: [3, 5, 7, 9, 11, 13, 15, 17] },
    { col: 14, rows: [4, 6, 8, 10, 12, 14, 16, 18] },
    { col: 15, rows: [3, 5, 7, 9, 11, 13, 17, 19] },
    { col: 16, rows: [2, 4, 6, 8, 10, 12] },
    { col: 17, rows: [1, 3, 5, 7] },
  ],
  cities: [
    // Printed: name, index.
    { id: 'augusta', en: 'Augusta', ko: '오거스타', col: 17, row: 1, capacity: 1 },
    { id: 'boston', en: 'Boston', ko: '보스턴', col: 17, row: 5, capacity: 2 },
    { id: 'new-york', en: 'New York', ko: '뉴욕', col: 17, row: 7, capacity: 3 },
    { id: 'tampa', en: 'Tampa', ko: '탬파', col: 15, row: 19, capacity: 1 },
    // Printed: name, capacity.
    { id: 'detroit', en: 'Detroit', ko: '디트로이트', col: 14, row: 6, capacity: 2 },
    { id: 'charleston', en: 'Charleston', ko: '찰스턴', col: 14, row: 14, capacity: 1 },
    { id: 'lansing', en: 'Lansing', ko: '랜싱', col: 13, row: 3, capacity: 1 },
    // Printed: name.
    { id: 'atlanta', en: 'Atlanta', ko: '애틀랜타', col: 13, row: 11, capacity: 2 },
    // Printed: name.
    { id: 'louisville', en: 'Louisville', ko: '루이빌', col: 12, row: 8, capacity: 2 },
    { id: 'montgomery', en: 'Montgomery', ko: '몽고메리', col: 12, row: 14, capacity: 1 },
    { id: 'green-bay', en: 'Green Bay', ko: '그린베이', col: 11, row: 1, capacity: 1 },
    // Printed: name.
    { id: 'chicago', en: 'Chicago', ko: '시카고', col: 11, row: 5, capacity: 3 },
    { id: 'nashville', en: 'Nashville', ko: '내슈빌', col: 11, row: 11, capacity: 2 },
    // Printed: name.
    { id: 'new-orleans', en: 'New Orleans', ko: '뉴올리언스', col: 10, row: 16, capacity: 3 },
    { id: 'minneapolis', en: 'Minneapolis', ko: '미니애폴리스', col: 9, row: 3, capacity: 3 },
    // Printed: name, capacity.
    { id: 'fort-smith', en: 'Fort Smith', ko: '포트스미스', col: 9, row: 11, capacity: 2 },
    // Printed: name.
    { id: 'omaha', en: 'Omaha', ko: '오마하', col: 8, row: 6, capacity: 3 },
    // Printed: name.
    { id: 'tulsa', en: 'Tulsa', ko: '털사', col: 8, row: 10, capacity: 2 },
    { id: 'houston', en: 'Houston', ko: '휴스턴', col: 8, row: 16, capacity: 2 },
    { id: 'dallas', en: 'Dallas', ko: '댈러스', col: 7, row: 13, capacity: 3 },
    { id: 'bismarck', en: 'Bismarck', ko: '비즈마크', col: 6, row: 2, capacity: 1 },
    { id: 'dodge-city', en: 'Dodge City', ko: '도지시티', col: 6, row: 10, capacity: 1 },
    { id: 'san-antonio', en: 'San Antonio', ko: '샌안토니오', col: 6, row: 16, capacity: 1 },
    // Printed: name.
    { id: 'denver', en: 'Denver', ko: '덴버', col: 5, row: 7, capacity: 3 },
    { id: 'el-paso', en: 'El Paso', ko: '엘패소', col: 5, row: 13, capacity: 2 },
    { id: 'billings', en: 'Billings', ko: '빌링스', col: 4, row: 2, capacity: 2 },
    { id: 'santa-fe', en: 'Santa Fe', ko: '샌타페이', col: 4, row: 10, capacity: 2 },
    {
      id: 'salt-lake-city',
      en: 'Salt Lake City',
      ko: '솔트레이크시티',
      col: 3,
      row: 7,
      capacity: 2,
    },
    { id: 'seattle', en: 'Seattle', ko: '시애틀', col: 1, row: 1, capacity: 2 },
    { id: 'los-angeles', en: 'Los Angeles', ko: '로스앤젤레스', col: 1, row: 13, capacity: 2 },
    { id: 'portland', en: 'Portland', ko: '포틀랜드', col: 0, row: 4, capacity: 1 },
    // Printed: name. Derived: capacity.
    { id: 'san-francisco', en: 'San Francisco', ko: '샌프란시스코', col: 0, row: 8, capacity: 3 },
  ],
  starts: [
    // Printed: names and companies.
    { id: 'baltimore', company: 'brown', en: 'Baltimore', ko: '볼티모어', col: 15, row: 9 },
    { id: 'wilmington', company: 'gray', en: 'Wilmington', ko: '윌밍턴', col: 16, row: 12 },
    { id: 'erie', company: 'orange', en: 'Erie', ko: '이리', col: 15, row: 3 },
    { id: 'tallahassee', company: 'white', en: 'Tallahassee', ko: '탤러해시', col: 13, row: 17 },
  ],
  harbors: [],
  // Printed: the two cities, and that the tile is southwest of Omaha.
  golden_spike: { col: 7, row: 7, first: 'omaha', far: 'san-francisco' },
  straits: [{ en: 'Straits of Mackinac', ko: '매키노 해협', col: 12, row: 2 }],
  labels: [
    { en: 'Pacific Ocean', ko: '태평양', col: 0, row: 16 },
    { en: 'Lake Superior', ko: '슈피리어호', col: 12, row: 0 },
    { en: 'Lake Michigan', ko: '미시간호', col: 12, row: 4 },
    { en: 'Lake Huron', ko: '휴런호', col: 14, row: 2 },
    { en: 'Gulf of Mexico', ko: '멕시코만', col: 11, row: 19 },
    { en: 'Atlantic Ocean', ko: '대서양', col: 17, row: 15 },
  ],
};
