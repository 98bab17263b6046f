import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { updateCase } from './update-case.ts';

describe('update', () => {
  appGates(updateCase());
});
