import type { ConnectorSpec } from '../connector-spec.ts';

/** The exchange rates of a file: of the European Central Bank, or a CSV of one's own. */
export const ratesFileSpec: ConnectorSpec = {
  name: 'ratesFile',
  category: 'rates',
  settings: [
    { name: 'from', is: 'choice', options: ['address', 'folder'], initial: 'address' },
    {
      name: 'address',
      is: 'address',
      initial: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      optional: true,
    },
    { name: 'folder', is: 'text', most: 200, optional: true },
    {
      name: 'currencies',
      is: 'text',
      most: 300,
      pattern: /^[A-Z]{3}(?:[ ,]+[A-Z]{3})*$/,
      optional: true,
      step: 'mapping',
    },
  ],
  flows: [
    {
      name: 'rates',
      direction: 'in',
      kinds: ['exchangeRate'],
      permissions: ['exchangeRate.view', 'exchangeRate.create', 'exchangeRate.edit'],
    },
  ],
  triedAgainst: 'itself',
  every: 240,
};
