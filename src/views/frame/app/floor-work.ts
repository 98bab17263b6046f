import type { IconName } from '#views/ui/icon.tsx';
import type { SessionView } from '#views/navigation/use-session.ts';

/** A session or a company, asked as what it is: its method does not stand alone. */
type Holder = Pick<SessionView, 'may'>;

/** A kind of work on the floor, and the page that it begins at. */
export interface FloorWork {
  readonly id: 'pick' | 'receive' | 'pack' | 'count' | 'putAway' | 'move' | 'build' | 'adjust' | 'returns';
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
  { id: 'count', icon: 'clipboard', path: '/apps/inventory/counting', permission: 'count.work' },
  {
    id: 'putAway',
    icon: 'packageImport',
    path: '/apps/inventory/movements?purpose=putAway',
    permission: 'movement.work',
  },
  { id: 'move', icon: 'arrowsExchange', path: '/apps/inventory/movements', permission: 'movement.work' },
  { id: 'build', icon: 'assembly', path: '/apps/inventory/assemblies', permission: 'assembly.build' },
  {
    id: 'returns',
    icon: 'truckReturn',
    path: '/apps/sales/returns',
    permission: 'customerReturn.receive',
  },
  { id: 'adjust', icon: 'adjustments', path: '/apps/inventory/adjustments', permission: 'adjustment.edit' },
];

/** As many as are within reach of the thumb on the narrowest phone, beside the way home. */
const IN_REACH = 4;

/** The work that has a way at the bottom of every page: the rest is at home. [WF1] */
export const floorWorkInReach = (holder: Holder): readonly FloorWork[] =>
  floorWorkOf(holder).slice(0, IN_REACH);

/** The work on the floor that somebody may do. [WF2] */
export const floorWorkOf = (holder: Holder): readonly FloorWork[] =>
  ways.filter(({ permission }) => holder.may(permission));

/** Whether the warehouse is all of somebody's work: they fetch goods, and neither sell nor buy. [WF2] */
export const worksOnFloor = (holder: Holder): boolean =>
  holder.may('pick.work') && !holder.may('salesOrder.create') && !holder.may('purchaseOrder.create');
