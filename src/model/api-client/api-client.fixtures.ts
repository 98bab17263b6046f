import type { ApiClientCreation } from './api-client.facts.ts';

/** What is kept of some secret that nobody has. */
export const keptFixture = (digit = 'a') => ({ hash: digit.repeat(64), lastFour: digit.repeat(4) });

/** A valid client that is created; give what matters to the test. */
export const apiClientFixture = (over: Partial<ApiClientCreation> = {}): ApiClientCreation => ({
  name: 'Web shop',
  role: null,
  permissions: ['product.view', 'item.view'],
  warehouses: null,
  addresses: [],
  expiresOn: null,
  rate: 'standard',
  secret: keptFixture(),
  ...over,
});
