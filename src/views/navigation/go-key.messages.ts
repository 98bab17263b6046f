import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The titles of the pages that `goKeys` lead to, for articles: the public site has no map of the application. */
export const goTitles: Readonly<Record<string, MessageDescriptor>> = {
  '/dashboard': msg`Dashboard`,
  '/apps/inbox': msg`Inbox`,
  '/apps/sales/orders': msg`Sales orders`,
  '/apps/sales/picking': msg`Allocation`,
  '/apps/sales/shipments': msg`Shipments`,
  '/apps/sales/customers': msg`Customers`,
  '/apps/purchasing/orders': msg`Purchase orders`,
  '/apps/purchasing/suppliers': msg`Suppliers`,
  '/apps/inventory/receiving': msg`Receiving`,
  '/apps/warehouse/picking': msg`Picking`,
  '/apps/inventory/items': msg`Stock`,
  '/apps/inventory/locations': msg`Locations`,
  '/apps/warehouse/warehouse': msg`Warehouses`,
  '/apps/products': msg`Products`,
  '/apps/settings/team-members': msg`Team members`,
  '/apps/flows': msg`Flows`,
};
