import type { ConnectorSpec } from '../connector-spec.ts';
import { shopFlows, shopSettings } from './shop-settings.ts';

/** A shop with WooCommerce, over its REST API. */
export const wooCommerceSpec: ConnectorSpec = {
  name: 'wooCommerce',
  category: 'shop',
  settings: [
    { name: 'address', is: 'address' },
    { name: 'consumer', is: 'secret' },
    { name: 'consumerSecret', is: 'secret' },
    ...shopSettings,
    { name: 'notify', step: 'direction', is: 'yesNo', initial: true },
  ],
  flows: shopFlows,
  triedAgainst: 'documentation',
};
