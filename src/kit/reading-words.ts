/** What can be wrong in the input of any game. Each game also has its own words. */
const en = {
  missing: 'something is missing here',
  'not-a-list': 'a list is missing',
  'not-a-mark': 'this is left out or true',
  'not-a-number': 'a whole number is missing',
  'not-a-text': 'a text is missing or too long',
  'not-a-truth-value': 'this is either true or false',
  'not-an-object': 'a group of values is missing',
  'not-as-written': 'this doesn’t fit the rest',
  'other-game': 'this is another game',
  'too-few': 'the number is too low',
  'too-many': 'the number is too high',
  twice: 'this appears twice',
  'unknown-key': 'this name is unknown',
  'unknown-word': 'this word is unknown',
  'wrong-length': 'the list has the wrong length',
  'wrong-seats': 'this many players don’t fit',
};

const ko: typeof en = {
  missing: '빠진 것이 있습니다',
  'not-a-list': '목록이 있어야 합니다',
  'not-a-mark': '생략하거나 true여야 합니다',
  'not-a-number': '정수가 있어야 합니다',
  'not-a-text': '글이 없거나 너무 깁니다',
  'not-a-truth-value': '참 또는 거짓이어야 합니다',
  'not-an-object': '값의 묶음이 있어야 합니다',
  'not-as-written': '나머지와 맞지 않습니다',
  'other-game': '다른 게임입니다',
  'too-few': '수가 너무 작습니다',
  'too-many': '수가 너무 큽니다',
  twice: '두 번 나옵니다',
  'unknown-key': '모르는 이름입니다',
  'unknown-word': '모르는 낱말입니다',
  'wrong-length': '목록의 길이가 맞지 않습니다',
  'wrong-seats': '인원이 맞지 않습니다',
};

export const READING_PROBLEMS = { en, ko };
