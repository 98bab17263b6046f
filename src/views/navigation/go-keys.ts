/** The letter after `G` that opens a page, by its address. */
export const goKeys: Readonly<Record<string, string>> = {
  '/dashboard': 'd',
  '/apps/inbox': 'n',
  '/apps/sales/orders': 'o',
  '/apps/sales/picking': 'a',
  '/apps/sales/shipments': 's',
  '/apps/sales/customers': 'c',
  '/apps/purchasing/orders': 'b',
  '/apps/purchasing/suppliers': 'v',
  '/apps/inventory/receiving': 'r',
  '/apps/warehouse/picking': 'k',
  '/apps/inventory/items': 'i',
  '/apps/inventory/locations': 'l',
  '/apps/warehouse/warehouse': 'w',
  '/apps/products': 'p',
  '/apps/settings/team-members': 'm',
  '/apps/flows': 'f',
};
