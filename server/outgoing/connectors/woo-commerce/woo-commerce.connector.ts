import { wooCommerceSpec } from '#model/areas/integrations/connector/specs/woo-commerce-spec.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Connector, ConnectorContext, Tested } from '#model/areas/integrations/connector/connector.ts';
import { takeOrder } from '../shop/take-order.ts';
import { takeProduct } from '../shop/take-product.ts';
import { tellShipment } from '../shop/tell-shipment.ts';
import { levelOfLink, tellStock } from '../shop/tell-stock.ts';
import { shopAddress, WooRefusal } from './woo-api.ts';
import { pullOrders, pullProducts, shopOf } from './woo-pull.ts';
import { pushShipment, pushStock } from './woo-push.ts';

/** A shop with WooCommerce. Endpoints and versions: README.md. */
export const wooCommerceConnector: Connector = {
  spec: wooCommerceSpec,
  test: testWoo,
  pull: (given, flow, cursor) =>
    flow === 'orders' ? pullOrders(given, cursor) : pullProducts(given, cursor),
  take: (record, desk) => (record.flow === 'orders' ? takeOrder(record, desk) : takeProduct(record, desk)),
  tell: (event, desk) => [...tellStock(event, desk, 'product'), ...tellShipment(event, desk)],
  linked: (link, desk) => levelOfLink(link, desk),
  push: (given, change) => (change.flow === 'stock' ? pushStock(given, change) : pushShipment(given, change)),
};

async function testWoo(given: ConnectorContext): Promise<Tested> {
  try {
    const { currency } = await shopOf(given);
    return { is: 'ok', name: `${new URL(shopAddress(given)).host} (${currency})` };
  } catch (error) {
    if (error instanceof WooRefusal) return { is: 'wrong', refusal: error.refusal };
    if (error instanceof ConnectorFault && error.refusal.code === 'connectorCredentials')
      return { is: 'wrong', refusal: error.refusal };
    throw error;
  }
}
