const pages: Readonly<Record<string, (id: string) => string>> = {
  product: (id) => `/apps/products/${id}`,
  category: (id) => `/apps/products/categories?id=${id}`,
  supplier: (id) => `/apps/purchasing/suppliers/${id}`,
  customer: (id) => `/apps/sales/customers/${id}`,
  warehouse: (id) => `/apps/warehouse/warehouse/${id}`,
  location: (id) => `/apps/inventory/locations?id=${id}`,
  purchaseOrder: (id) => `/apps/purchasing/orders/${id}`,
  goodsReceipt: (id) => `/apps/purchasing/goods-receipts/${id}`,
  salesOrder: (id) => `/apps/sales/orders/${id}`,
  pick: (id) => `/apps/warehouse/picking/${id}`,
  member: (id) => `/apps/settings/team-members?id=${id}`,
  role: (id) => `/apps/roles?id=${id}`,
  shipment: (id) => `/apps/sales/shipments?id=${id}`,
};

/** The address of a document's page without its locale; undefined for a kind that has none. */
export const documentPath = (kind: string, id: string): string | undefined => pages[kind]?.(id);
