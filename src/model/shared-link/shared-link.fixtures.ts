import type { NewLink } from './shared-link.facts.ts';

/** A valid link for the customer of an order; give what matters to the test. */
export const sharedLinkFixture = (over: Partial<NewLink> = {}): NewLink => ({
  about: 'salesOrder',
  of: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
  purpose: 'orderConfirmation',
  contact: 'Anna Berg',
  locale: 'sv',
  days: 30,
  ...over,
});
