import type { IconName } from '../ui/icon.tsx';
import { siteMap } from '../site-map.ts';
import type { SitePage } from '../site-page.ts';

interface PageWords {
  readonly icon: IconName;
  /** What it is found by in every language. */
  readonly english: string;
}

const words: Readonly<Record<string, PageWords>> = {
  '/dashboard': { icon: 'dashboard', english: 'dashboard home start overview' },
  '/apps/inbox': { icon: 'inbox', english: 'inbox mentions approvals notifications' },
  '/apps/products': { icon: 'box', english: 'products catalogue articles sku' },
  '/apps/products/create': { icon: 'plus', english: 'new product create add' },
  '/apps/products/categories': { icon: 'category', english: 'categories product groups' },
  '/apps/purchasing/suppliers': { icon: 'building', english: 'suppliers vendors' },
  '/apps/purchasing/suppliers/create': { icon: 'plus', english: 'new supplier create add vendor' },
  '/apps/sales/customers': { icon: 'users', english: 'customers clients' },
  '/apps/sales/customers/create': { icon: 'plus', english: 'new customer create add client' },
  '/apps/inventory/items': { icon: 'boxes', english: 'stock items inventory balance on hand' },
  '/apps/inventory/locations': { icon: 'mapPin', english: 'locations bins places shelves' },
  '/apps/warehouse/warehouse': { icon: 'warehouse', english: 'warehouses sites' },
  '/apps/purchasing/orders': { icon: 'receipt', english: 'purchase orders po buying' },
  '/apps/purchasing/goods-receipts/create': {
    icon: 'plus',
    english: 'new goods receipt create add receive inbound',
  },
  '/apps/inventory/receiving': {
    icon: 'packageImport',
    english: 'receiving goods receipts inbound arrivals',
  },
  '/apps/sales/orders': { icon: 'shoppingCart', english: 'sales orders so selling' },
  '/apps/sales/orders/create': { icon: 'plus', english: 'new sales order create add' },
  '/apps/sales/picking': { icon: 'clipboard', english: 'allocation release reserve' },
  '/apps/sales/shipments': { icon: 'truck', english: 'shipments deliveries outbound' },
  '/apps/warehouse/picking': { icon: 'scan', english: 'picking pick lists' },
  '/apps/settings/profile': { icon: 'user', english: 'profile account password sessions settings' },
  '/apps/flows': { icon: 'flow', english: 'flows charts statecharts process map lifecycle proof' },
  '/apps/flows/proof': { icon: 'checks', english: 'proof path tests report coverage mutation' },
  '/apps/flows/recordings': { icon: 'history', english: 'recordings problem reports replay session' },
  '/apps/flows/unusual': { icon: 'alert', english: 'off the usual path conformance unusual too long' },
  '/apps/settings/team-members': { icon: 'userCircle', english: 'team members users people roles invite' },
  '/apps/roles': { icon: 'shield', english: 'roles permissions rights access' },
  '/apps/permissions': { icon: 'key', english: 'permissions rights matrix roles compare' },
};

export interface PageChoice extends PageWords {
  readonly page: SitePage;
}

/** The pages that can be gone to as they are: built, in the shell, without a document, and permitted. */
export function pagesFor(may: (permission: string) => boolean): readonly PageChoice[] {
  return siteMap.flatMap((page) => {
    const { path, layout, purpose, can } = page;
    if (layout !== 'default' || purpose !== undefined || path.includes('$')) return [];
    if (can && !may(`${can.subject}.${can.action}`)) return [];
    return [{ page, ...(words[path] ?? { icon: 'file', english: path.split('/').join(' ') }) }];
  });
}
