import { lookAtKinds } from '../../e2e/504/support/look-at-kinds';
import { test } from '../../e2e/support/test';

test.use({ locale: 'ko-KR', colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

lookAtKinds({ lookUp: '테이블 보기', theme: 'dark' });
