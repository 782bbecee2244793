import type { AnyReader } from '../../../src/kit/reader';
import { readPosition } from './position-read';

export const reader: AnyReader = { position: readPosition, designProblems: () => [] };
