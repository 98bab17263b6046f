import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { sessionCase } from './session-case.ts';

describe('session', () => {
  appGates(sessionCase());
});
