import type { Text } from './text.ts';

interface KindName {
  readonly one: Text;
  readonly many: Text;
}

const name = (en: readonly [string, string], sv: readonly [string, string]): KindName => ({
  one: { en: en[0], sv: sv[0] },
  many: { en: en[1], sv: sv[1] },
});

/** The names of kinds of documents, for texts that the server writes; screens have them from their views. */
export const kindNames: Readonly<Record<string, KindName>> = {
  account: name(['Account', 'Accounts'], ['Konto', 'Konton']),
  adjustment: name(['Adjustment', 'Adjustments'], ['Justering', 'Justeringar']),
  assembly: name(['Assembly', 'Assemblies'], ['Montering', 'Monteringar']),
  carrier: name(['Carrier', 'Carriers'], ['Transportör', 'Transportörer']),
  category: name(['Category', 'Categories'], ['Kategori', 'Kategorier']),
  count: name(['Stock count', 'Stock counts'], ['Inventering', 'Inventeringar']),
  customer: name(['Customer', 'Customers'], ['Kund', 'Kunder']),
  customerCategory: name(['Customer category', 'Customer categories'], ['Kundkategori', 'Kundkategorier']),
  customerReturn: name(['Return', 'Returns'], ['Retur', 'Returer']),
  exchangeRate: name(['Exchange rate', 'Exchange rates'], ['Växelkurs', 'Växelkurser']),
  deliveryTerm: name(['Delivery term', 'Delivery terms'], ['Leveransvillkor', 'Leveransvillkor']),
  goodsReceipt: name(['Goods receipt', 'Goods receipts'], ['Inleverans', 'Inleveranser']),
  location: name(['Location', 'Locations'], ['Lagerplats', 'Lagerplatser']),
  lot: name(['Lot', 'Lots and serial numbers'], ['Batch', 'Batchar och serienummer']),
  member: name(['Team member', 'Team members'], ['Medarbetare', 'Medarbetare']),
  movement: name(['Movement', 'Movements'], ['Flytt', 'Flyttar']),
  paymentTerm: name(['Payment term', 'Payment terms'], ['Betalningsvillkor', 'Betalningsvillkor']),
  pick: name(['Pick list', 'Pick lists'], ['Plocklista', 'Plocklistor']),
  product: name(['Product', 'Products'], ['Produkt', 'Produkter']),
  productType: name(['Product type', 'Product types'], ['Produkttyp', 'Produkttyper']),
  purchaseOrder: name(['Purchase order', 'Purchase orders'], ['Inköpsorder', 'Inköpsordrar']),
  reason: name(['Reason', 'Reasons'], ['Orsak', 'Orsaker']),
  role: name(['Role', 'Roles'], ['Roll', 'Roller']),
  salesOrder: name(['Sales order', 'Sales orders'], ['Kundorder', 'Kundordrar']),
  shipment: name(['Shipment', 'Shipments'], ['Leverans', 'Leveranser']),
  supplier: name(['Supplier', 'Suppliers'], ['Leverantör', 'Leverantörer']),
  supplierCategory: name(
    ['Supplier category', 'Supplier categories'],
    ['Leverantörskategori', 'Leverantörskategorier'],
  ),
  supplierReturn: name(
    ['Return to supplier', 'Returns to suppliers'],
    ['Leverantörsretur', 'Leverantörsreturer'],
  ),
  tag: name(['Tag', 'Tags'], ['Tagg', 'Taggar']),
  unit: name(['Unit', 'Units'], ['Enhet', 'Enheter']),
  vatRate: name(['VAT rate', 'VAT rates'], ['Momssats', 'Momssatser']),
  warehouse: name(['Warehouse', 'Warehouses'], ['Lager', 'Lager']),
  webhook: name(['Webhook', 'Webhooks'], ['Webhook', 'Webhookar']),
};

/** The pages of documents, below the locale; mail and browsers' notifications lead there. */
export const documentPages: Readonly<Record<string, string>> = {
  account: '/apps/settings/core-resources/accounts?id=$id',
  adjustment: '/apps/inventory/adjustments/$id',
  assembly: '/apps/inventory/assemblies/$id',
  carrier: '/apps/settings/core-resources/carriers?id=$id',
  category: '/apps/products/categories?id=$id',
  count: '/apps/inventory/counting/$id',
  customer: '/apps/sales/customers/$id',
  customerCategory: '/apps/sales/customers/categories?id=$id',
  customerReturn: '/apps/sales/returns/$id',
  exchangeRate: '/apps/settings/core-resources/exchange-rates?id=$id',
  deliveryTerm: '/apps/settings/core-resources/delivery-terms?id=$id',
  goodsReceipt: '/apps/purchasing/goods-receipts/$id',
  location: '/apps/inventory/locations?id=$id',
  lot: '/apps/inventory/lots?id=$id',
  member: '/apps/settings/team-members?id=$id',
  movement: '/apps/inventory/movements/$id',
  paymentTerm: '/apps/settings/core-resources/payment-terms?id=$id',
  pick: '/apps/warehouse/picking/$id',
  product: '/apps/products/$id',
  productType: '/apps/products/types?id=$id',
  purchaseOrder: '/apps/purchasing/orders/$id',
  reason: '/apps/settings/core-resources?id=$id',
  role: '/apps/roles?id=$id',
  salesOrder: '/apps/sales/orders/$id',
  shipment: '/apps/sales/shipments?id=$id',
  supplier: '/apps/purchasing/suppliers/$id',
  supplierCategory: '/apps/purchasing/suppliers/categories?id=$id',
  supplierReturn: '/apps/purchasing/returns/$id',
  tag: '/apps/settings/core-resources/tags?id=$id',
  unit: '/apps/settings/core-resources/units?id=$id',
  vatRate: '/apps/settings/core-resources/vat-rates?id=$id',
  warehouse: '/apps/warehouse/warehouse/$id',
  webhook: '/apps/integrations/webhooks?id=$id',
};

/** The page of a document, below the locale; the inbox for one that has none. */
export const documentPage = (kind: string, document: string): string =>
  documentPages[kind]?.replace('$id', document) ?? '/apps/inbox';
