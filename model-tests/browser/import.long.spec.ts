import { describe } from 'vitest';
import { importTests } from './import-tests.ts';

describe('in English', () => importTests('en'));
describe('in Swedish', () => importTests('sv'));
