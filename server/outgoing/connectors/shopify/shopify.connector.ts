import { shopifySpec } from '#model/areas/integrations/connector/specs/shopify-spec.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Connector, ConnectorContext, Tested } from '#model/areas/integrations/connector/connector.ts';
import { takeOrder } from '../shop/take-order.ts';
import { takeProduct } from '../shop/take-product.ts';
import { tellShipment } from '../shop/tell-shipment.ts';
import { levelOfLink, tellStock } from '../shop/tell-stock.ts';
import { askShopify, gid } from './shopify-api.ts';
import { pullOrders, pullVariants } from './shopify-pull.ts';
import { pushShipment, pushStock } from './shopify-push.ts';
import { LOCATION, SHOP } from './shopify-queries.ts';
import { locationAnswer, shopAnswer } from './shopify-shapes.ts';

/** What the app has to be allowed in the shop; who may write may read. */
const needed = [
  'read_products',
  'read_orders',
  'write_inventory',
  'read_locations',
  'write_merchant_managed_fulfillment_orders',
];

/** A shop at Shopify. Endpoints and versions: README.md. */
export const shopifyConnector: Connector = {
  spec: shopifySpec,
  test: testShopify,
  pull: (given, flow, cursor) =>
    flow === 'orders' ? pullOrders(given, cursor) : pullVariants(given, cursor),
  take: (record, desk) => (record.flow === 'orders' ? takeOrder(record, desk) : takeProduct(record, desk)),
  tell: (event, desk) => [...tellStock(event, desk, 'product'), ...tellShipment(event, desk)],
  linked: (link, desk) => levelOfLink(link, desk),
  push: (given, change) => (change.flow === 'stock' ? pushStock(given, change) : pushShipment(given, change)),
};

async function testShopify(given: ConnectorContext): Promise<Tested> {
  try {
    return await tested(given);
  } catch (error) {
    if (error instanceof ConnectorFault && error.refusal.code === 'connectorCredentials')
      return { is: 'wrong', refusal: error.refusal };
    throw error;
  }
}

async function tested(given: ConnectorContext): Promise<Tested> {
  const { shop, currentAppInstallation } = await askShopify(given, SHOP, {}, shopAnswer);
  const held = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle));
  const missing = needed.filter((scope) => !held.has(scope) && !held.has(scope.replace('read_', 'write_')));
  if (missing.length > 0)
    return { is: 'wrong', refusal: { code: 'otherSideScopes', params: { scopes: missing.join(', ') } } };
  const named = String(given.settings['location'] ?? '');
  const asked = named === '' ? {} : { id: gid('Location', named) };
  const { location } = await askShopify(given, LOCATION, asked, locationAnswer);
  if (!location?.isActive)
    return {
      is: 'wrong',
      refusal: { code: 'shopifyLocation', fields: { location: 'shopifyLocation' } },
    };
  return { is: 'ok', name: shop.name };
}
