import { test } from '../support/test';
import { lookAtKinds } from './support/look-at-kinds';

test.use({ locale: 'ko-KR', colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

lookAtKinds({ lookUp: '테이블 보기', theme: 'dark' });
