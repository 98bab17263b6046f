import { describe } from 'vitest';
import { decisionGates } from './decision-gates.ts';
import { chunkGuardCase } from './chunk-guard-case.ts';

describe('chunk-guard', async () => {
  await decisionGates(chunkGuardCase());
});
