import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { inboxCase } from './inbox-case.ts';

describe('inbox', () => {
  appGates(inboxCase());
});
