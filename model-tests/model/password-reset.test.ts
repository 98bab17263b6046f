import { describe } from 'vitest';
import { decisionGates } from './decision-gates.ts';
import { passwordResetCase } from './password-reset-case.ts';

describe('password-reset', async () => {
  await decisionGates(passwordResetCase());
});
