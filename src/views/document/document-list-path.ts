/** Where the documents of a kind are listed, and how the list is asked for a state of a region. */
interface DocumentList {
  readonly path: string;
  /** The part of the address that a region is filtered by; `state` unless told. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

const lists: Readonly<Record<string, DocumentList>> = {
  product: { path: '/apps/products' },
  category: { path: '/apps/products/categories' },
  supplier: { path: '/apps/purchasing/suppliers' },
  customer: { path: '/apps/sales/customers' },
  warehouse: { path: '/apps/warehouse/warehouse' },
  location: { path: '/apps/inventory/locations' },
  purchaseOrder: { path: '/apps/purchasing/orders', parts: { receipt: 'receipt' } },
  goodsReceipt: { path: '/apps/inventory/receiving', query: { tab: 'receipts' } },
  salesOrder: { path: '/apps/sales/orders', parts: { fulfilment: 'fulfilment', billing: 'billing' } },
  pick: { path: '/apps/warehouse/picking' },
  shipment: { path: '/apps/sales/shipments' },
  member: { path: '/apps/settings/team-members' },
  role: { path: '/apps/roles' },
};

/** The list of the documents in a state, by the state's id; undefined for kinds without a list. */
export function documentListPath(state: string): string | undefined {
  const [kind = '', ...path] = state.split('.');
  const list = lists[kind];
  if (!list) return undefined;
  const region = path.length > 1 ? (path[0] ?? '') : '';
  const part = list.parts?.[region] ?? 'state';
  return `${list.path}?${new URLSearchParams({ ...list.query, [part]: path.join('.') }).toString()}`;
}
