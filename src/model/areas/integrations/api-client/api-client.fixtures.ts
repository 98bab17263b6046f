import type { ApiClientCreation } from './api-client.facts.ts';

/** What is kept of some secret that nobody has. */
export const keptFixture = (digit = 'a') => ({ hash: digit.repeat(64), lastFour: digit.repeat(4) });

/** What is kept of another one for each name. */
const keptFor = (name: string) => ({
  hash: [...name]
    .map((sign) => sign.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64),
  lastFour: 'last',
});

/** A valid client that is created; give what matters to the test. */
export const apiClientFixture = (over: Partial<ApiClientCreation> = {}): ApiClientCreation => ({
  name: 'Web shop',
  role: null,
  permissions: ['product.view', 'item.view'],
  warehouses: null,
  addresses: [],
  expiresOn: null,
  rate: 'standard',
  secret: over.name === undefined ? keptFixture() : keptFor(over.name),
  ...over,
});
