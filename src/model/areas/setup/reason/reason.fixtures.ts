import type { ReasonForm } from './reason.facts.ts';

/** A valid reason; override what matters to the test. */
export const reasonFixture = (over: Partial<ReasonForm> = {}): ReasonForm => ({
  action: 'cancel',
  code: 'bankrupt',
  name: { en: 'The customer is bankrupt', sv: 'Kunden har gått i konkurs' },
  photo: false,
  ...over,
});
