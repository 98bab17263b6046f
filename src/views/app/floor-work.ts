import type { IconName } from '../ui/icon.tsx';

type May = (permission: string) => boolean;

/** A kind of work on the floor, and the page that it begins at. */
export interface FloorWork {
  readonly id: 'pick' | 'receive' | 'pack';
  readonly icon: IconName;
  readonly path: string;
}

const ways: readonly (FloorWork & { readonly permission: string })[] = [
  { id: 'pick', icon: 'scan', path: '/apps/warehouse/picking', permission: 'pick.work' },
  {
    id: 'receive',
    icon: 'packageImport',
    path: '/apps/inventory/receiving',
    permission: 'goodsReceipt.edit',
  },
  { id: 'pack', icon: 'truck', path: '/apps/sales/shipments?state=open', permission: 'shipment.edit' },
];

/** The work on the floor that somebody may do. [WF1] */
export const floorWorkOf = (may: May): readonly FloorWork[] =>
  ways.filter(({ permission }) => may(permission));

/** Whether the warehouse is all of somebody's work: they fetch goods, and neither sell nor buy. [WF2] */
export const worksOnFloor = (may: May): boolean =>
  may('pick.work') && !may('salesOrder.create') && !may('purchaseOrder.create');
