import { describe } from 'vitest';
import { decisionGates } from './decision-gates.ts';
import { guardsCase } from './guards-case.ts';

describe('guards', async () => {
  await decisionGates(guardsCase());
});
