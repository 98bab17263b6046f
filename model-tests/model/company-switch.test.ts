import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { companySwitchCase } from './company-switch-case.ts';

describe('company-switch', () => {
  appGates(companySwitchCase());
});
