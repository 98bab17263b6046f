import { msg } from '@lingui/core/macro';
import { shipPolicyWords } from './ship-policy.messages.ts';

/** What happens if goods are missing: a term of customers, and of their orders. */
export const shipPolicyField = {
  label: msg`If something is missing`,
  asked: msg`Deliveries`,
  as: { words: shipPolicyWords },
} as const;
