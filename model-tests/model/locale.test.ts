import { describe } from 'vitest';
import { decisionGates } from './decision-gates.ts';
import { localeCase } from './locale-case.ts';

describe('locale', async () => {
  await decisionGates(localeCase());
});
