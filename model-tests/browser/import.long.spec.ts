import { describe } from 'vitest';
import { importTests } from './import-tests.ts';

describe.each(['en', 'sv'] as const)('in %s', (language) => {
  importTests(language);
});
