import { expect, test } from 'vitest';
import { finder, matchesQuery, placesIn } from '../../../src/app/rules/find';
import type { HelpParagraph } from '../../../src/kit/help';

const paragraph = (id: string, title: string, text: string): HelpParagraph => ({
  id,
  title,
  text,
  picture: null,
  legend: [],
  rulings: id === 'end' ? [{ title: 'Nobody acts', text: 'Then it stands still.' }] : [],
});

const all = [
  paragraph('price', 'What a share costs', 'One influence for each ready train.'),
  paragraph('pay', '보상', '다른 회사의 선로가 있는 칸에 지으면 열차가 대기합니다.'),
  paragraph('end', 'The end', 'Two companies are depleted.'),
];

const find = finder(all);
const ids = (query: string) => find(query).map(({ id }) => id);

test('an empty query finds everything', () => {
  expect(ids('  ')).toEqual(['price', 'pay', 'end']);
});

test('every word must occur, in any order and case, also incomplete', () => {
  expect(ids('Ready infl')).toEqual(['price']);
  expect(ids('ready depleted')).toEqual([]);
});

test('a word is found by its beginning, and not within another one', () => {
  expect(ids('fluence')).toEqual([]);
  expect(ids('ea')).toEqual(['price']);
  expect(ids('rain')).toEqual([]);
});

test('a question finds what has its rarest words, also without their endings', () => {
  const rules = [
    ...all,
    paragraph('tie', 'Equal scores', 'If two players are equal, the one with more trains wins.'),
    paragraph('turn', 'A turn', 'In a turn a player drafts, builds or ships.'),
    paragraph('tie-ko', '동점', '점수가 같으면 열차가 많은 쪽이 이깁니다.'),
    ...['one', 'two', 'three', 'four'].map((id) => paragraph(id, id, 'What a player may do when.')),
  ];
  const asked = finder(rules);
  const first = (query: string) => asked(query)[0]?.id;
  expect(first('What happens when two players are equal?')).toBe('tie');
  expect(first('who wins with equalled trains')).toBe('tie');
  expect(first('두 사람이 동점이면 어떻게 되나요')).toBe('tie-ko');
  expect(asked('zzz qqq xxx')).toEqual([]);
});

test('rulings are searched too', () => {
  expect(ids('still')).toEqual(['end']);
});

test('Korean is found while a syllable is being typed, and by its initial letters', () => {
  expect(ids('보사')).toEqual(['pay']);
  expect(ids('ㅂㅅ')).toEqual(['pay']);
  expect(ids('ㅇㅊ 회사')).toEqual(['pay']);
  expect(ids('대갸')).toEqual([]);
  expect(ids('이ㅆ')).toEqual(['pay']);
  expect(ids('ㅋㅋ')).toEqual([]);
});

test('the paragraph that has the word in its title comes first', () => {
  expect(ids('two')).toEqual(['end']);
  const sorted = finder([...all, paragraph('trains', 'Ready trains', 'Five at most.')]);
  expect(sorted('ready').map(({ id }) => id)).toEqual(['trains', 'price']);
});

test('what was found is marked in its place, whole syllables of Korean', () => {
  const marked = (text: string, query: string) =>
    placesIn(text, query).map(([from, to]) => text.slice(from, to));
  expect(marked('On a tie, all who tie lose ties in cities.', 'tie')).toEqual([
    'tie',
    'tie',
    'tie',
  ]);
  expect(marked('One influence each.', 'EACH infl')).toEqual(['each', 'infl']);
  expect(marked('다른 회사의 보상', '묘')).toEqual([]);
  expect(marked('다른 회사의 보상', '회ㅅ')).toEqual(['회사']);
  expect(marked('다른 회사의 보상', 'ㅂㅅ')).toEqual(['보상']);
});

test('a name fits what has been typed of it', () => {
  expect(matchesQuery('New York', 'yo')).toBe(true);
  expect(matchesQuery('New York', 'ork')).toBe(false);
  expect(matchesQuery('뉴욕', 'ㄴㅇ')).toBe(true);
  expect(matchesQuery('뉴욕', '뉴ㅇ')).toBe(true);
});
