import type { ConnectorSpec } from '../connector-spec.ts';
import { shopFlows, shopSettings } from './shop-settings.ts';

/** A shop at Shopify, over its GraphQL Admin API. */
export const shopifySpec: ConnectorSpec = {
  name: 'shopify',
  category: 'shop',
  settings: [
    {
      name: 'shop',
      is: 'text',
      most: 80,
      pattern: /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/,
      leads: true,
    },
    { name: 'clientId', is: 'text', most: 100, optional: true },
    { name: 'clientSecret', is: 'secret' },
    ...shopSettings,
    { name: 'location', step: 'mapping', is: 'text', most: 20, pattern: /^\d+$/, optional: true },
    { name: 'notify', step: 'direction', is: 'yesNo', initial: true },
  ],
  flows: shopFlows,
  triedAgainst: 'documentation',
};
