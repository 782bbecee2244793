import type { TextsOf } from '../../../kit/texts';
import type { Language } from '../../../kit/words';
import type { LinkRefusal, TableEndReason } from '../../../link/session/reasons';

const en = {
  refused: {
    'not-begun': 'The match has not started yet.',
    'host-lost': 'Not played: the host cannot be reached.',
    apart: 'First choose which match to continue.',
    'other-phone': 'That is up to another phone.',
    gathering: 'Waiting for a phone that may have more of the match.',
    'other-host': 'Another phone is the host now.',
    'log-changed': 'Not played: another move came first.',
    'too-late': 'Not played: someone else was faster.',
    'not-your-seat': 'That seat belongs to another phone.',
    'not-your-turn': 'It is no longer that player’s turn.',
    illegal: 'The host’s rules do not allow this move.',
    'no-seat': 'That seat cannot be taken.',
    taken: 'That seat is taken.',
    drawing: 'The match is about to start.',
    begun: 'The match has already started.',
    'not-over': 'The match is not over yet.',
    'phones-behind': 'Another phone is still missing the end of the match. Try again in a moment.',
    'open-seats': 'Some seats are still free.',
    'phone-lost': 'A seated phone is disconnected.',
    committed: 'Not now: a secret decision for that seat has not been revealed yet.',
    'nobody-there': 'Nobody who could agree is connected.',
    'no-log': 'That phone does not have the match yet.',
    left: 'Not played: you left the table before the host answered.',
    settled: 'That has already been settled.',
    'match-ended': 'Not played: the host has ended the match.',
  } satisfies Readonly<Record<LinkRefusal, string>>,
  ended: {
    'other-app': 'The host has a different version of Roundhouse. Update both, then join again.',
    'other-protocol': 'The host’s version of Roundhouse is not compatible. Update both phones.',
    'other-rules': 'The host has a different version of the rules. Update both, then join again.',
    'unknown-game': 'This phone does not have the game played there.',
    'other-match': 'The table is playing a different match from the one on this phone.',
    'other-plan': 'The host started a different game than agreed.',
    'wrong-seed': 'The host did not use the draw that all phones prepared, so this phone left.',
    'cannot-begin': 'The match could not be saved on this phone.',
    'same-phone': 'This phone is hosting that table in another window.',
    'other-window': 'This phone is at the table in another window now.',
    'not-that-host':
      'A different phone from the one that invited you answered, so this phone left.',
    unanswered: 'Nobody let you in for two minutes. Try again when the host is there.',
    'put-out': 'The host removed this phone.',
    forged:
      'The host played for your seat without you, so this phone left. Your copy of the match is kept.',
    'seat-taken':
      'The host gave a seat away without asking here, so this phone left. Your copy of the match is kept.',
    'round-taken-back':
      'The host started a round of secret decisions again without reason, so this phone left. Your copy of the match is kept.',
    'false-opening':
      'The host revealed a decision other than the one made in secret, so this phone left. Your copy of the match is kept.',
    'two-stories':
      'The host told another phone different moves, so this phone left. Your copy of the match is kept.',
    full: 'That table is full.',
    crowded: 'Too many phones are asking to join that table. Try again in a minute.',
    dropped: 'The host removed this phone: it sent invalid data.',
    'not-admitted': 'The host declined.',
    broken: 'The host sent invalid data, so this phone left.',
  } satisfies Readonly<Record<TableEndReason, string>>,
};

/** Why a request is refused, and why a table has ended. */
type ReasonWords = TextsOf<typeof en>;

const ko: ReasonWords = {
  refused: {
    'not-begun': '게임이 아직 시작되지 않았습니다.',
    'host-lost': '방장과 연결되지 않아 두지 않았습니다.',
    apart: '먼저 어느 게임을 이어 갈지 고르세요.',
    'other-phone': '다른 휴대전화가 정할 일입니다.',
    gathering: '게임이 더 진행되었을 수 있는 휴대전화를 기다립니다.',
    'other-host': '이제 다른 휴대전화가 방장입니다.',
    'log-changed': '그사이 다른 수가 있어 두지 않았습니다.',
    'too-late': '다른 사람이 더 빨라서 두지 않았습니다.',
    'not-your-seat': '다른 휴대전화의 자리입니다.',
    'not-your-turn': '이제 그 사람의 차례가 아닙니다.',
    illegal: '방장의 규칙에서는 둘 수 없는 수입니다.',
    'no-seat': '앉을 수 있는 자리가 아닙니다.',
    taken: '다른 사람의 자리입니다.',
    drawing: '게임이 곧 시작됩니다.',
    begun: '게임이 이미 시작되었습니다.',
    'not-over': '게임이 아직 끝나지 않았습니다.',
    'phones-behind': '다른 휴대전화가 아직 게임의 끝을 받지 못했습니다. 잠시 뒤 다시 해 보세요.',
    'open-seats': '아직 빈자리가 있습니다.',
    'phone-lost': '자리에 앉은 휴대전화의 연결이 끊겼습니다.',
    committed: '이 자리에서 비밀로 정한 것이 아직 공개되지 않아 지금은 할 수 없습니다.',
    'nobody-there': '동의해 줄 사람이 연결되어 있지 않습니다.',
    'no-log': '그 휴대전화에는 아직 게임이 없습니다.',
    left: '방장이 답하기 전에 방을 나가 두지 않았습니다.',
    settled: '이미 정해졌습니다.',
    'match-ended': '방장이 게임을 끝내서 두지 않았습니다.',
  },
  ended: {
    'other-app': '방장의 Roundhouse 버전이 다릅니다. 둘 다 업데이트하고 다시 참가하세요.',
    'other-protocol': '방장의 Roundhouse와 호환되지 않습니다. 두 휴대전화를 업데이트하세요.',
    'other-rules': '방장의 규칙 버전이 다릅니다. 둘 다 업데이트하고 다시 참가하세요.',
    'unknown-game': '거기서 하는 게임이 이 휴대전화에 없습니다.',
    'other-match': '이 휴대전화의 게임과 다른 게임입니다.',
    'other-plan': '방장이 약속과 다른 게임을 시작했습니다.',
    'wrong-seed': '방장이 함께 정한 무작위 결과를 쓰지 않아 이 휴대전화는 떠났습니다.',
    'cannot-begin': '이 휴대전화에 게임을 저장하지 못했습니다.',
    'same-phone': '이 휴대전화의 다른 창이 방장입니다.',
    'other-window': '이제 다른 창에서 방에 참가하고 있습니다.',
    'not-that-host': '초대한 휴대전화가 아닌 다른 휴대전화가 응답해서 떠났습니다.',
    unanswered: '2분 동안 아무도 수락하지 않았습니다. 방장이 있을 때 다시 참가하세요.',
    'put-out': '방장이 이 휴대전화를 내보냈습니다.',
    forged:
      '방장이 내 자리의 수를 마음대로 두어서 이 휴대전화는 떠났습니다. 지금까지의 게임은 남아 있습니다.',
    'seat-taken':
      '방장이 여기에 묻지 않고 자리를 넘겨서 이 휴대전화는 떠났습니다. 지금까지의 게임은 남아 있습니다.',
    'round-taken-back':
      '방장이 이유 없이 비밀 결정을 다시 하게 해서 이 휴대전화는 떠났습니다. 지금까지의 게임은 남아 있습니다.',
    'false-opening':
      '방장이 비밀로 정한 것과 다른 것을 공개해서 이 휴대전화는 떠났습니다. 지금까지의 게임은 남아 있습니다.',
    'two-stories':
      '방장이 다른 휴대전화에 다른 수를 전해서 이 휴대전화는 떠났습니다. 지금까지의 게임은 남아 있습니다.',
    full: '방이 꽉 찼습니다.',
    crowded: '지금 참가하려는 휴대전화가 너무 많습니다. 잠시 뒤에 다시 해 보세요.',
    dropped: '잘못된 데이터를 보내 방장이 이 휴대전화를 내보냈습니다.',
    'not-admitted': '방장이 거절했습니다.',
    broken: '방장이 잘못된 데이터를 보내 이 휴대전화는 떠났습니다.',
  },
};

export const REASON_WORDS: Record<Language, ReasonWords> = { en, ko };
