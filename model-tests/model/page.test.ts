import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { pageCase } from './page-case.ts';

describe('page', () => {
  appGates(pageCase);
});
