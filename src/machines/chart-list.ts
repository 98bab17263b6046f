import type { AnyStateMachine } from 'xstate';

/** One chart of the product. `id` is the one its states and transitions are named by, `slug` its folder and address. */
export interface ListedChart {
  readonly slug: string;
  readonly id: string;
  /** A document's life, or a part of the application itself. */
  readonly kind: 'document' | 'app';
  readonly load: () => Promise<AnyStateMachine>;
}

const entry = (slug: string, kind: ListedChart['kind'], load: ListedChart['load']): ListedChart => ({
  slug,
  id: slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  kind,
  load,
});

/** Every chart there is, documents first, in the order in which people come across them. Each is loaded when asked for. */
export const chartList: readonly ListedChart[] = [
  entry(
    'sales-order',
    'document',
    async () => (await import('./sales-order/sales-order.machine.ts')).salesOrderMachine,
  ),
  entry(
    'purchase-order',
    'document',
    async () => (await import('./purchase-order/purchase-order.machine.ts')).purchaseOrderMachine,
  ),
  entry(
    'goods-receipt',
    'document',
    async () => (await import('./goods-receipt/goods-receipt.machine.ts')).goodsReceiptMachine,
  ),
  entry('pick', 'document', async () => (await import('./pick/pick.machine.ts')).pickMachine),
  entry('shipment', 'document', async () => (await import('./shipment/shipment.machine.ts')).shipmentMachine),
  entry('product', 'document', async () => (await import('./product/product.machine.ts')).productMachine),
  entry('category', 'document', async () => (await import('./category/category.machine.ts')).categoryMachine),
  entry('customer', 'document', async () => (await import('./customer/customer.machine.ts')).customerMachine),
  entry('supplier', 'document', async () => (await import('./supplier/supplier.machine.ts')).supplierMachine),
  entry(
    'warehouse',
    'document',
    async () => (await import('./warehouse/warehouse.machine.ts')).warehouseMachine,
  ),
  entry('location', 'document', async () => (await import('./location/location.machine.ts')).locationMachine),
  entry(
    'company',
    'document',
    async () => (await import('./company/company.document.ts')).companyDocument.chart,
  ),
  entry('role', 'document', async () => (await import('./role/role.machine.ts')).roleMachine),
  entry('member', 'document', async () => (await import('./member/member.machine.ts')).memberMachine),
  entry('comment', 'document', async () => (await import('./comment/comment.machine.ts')).commentMachine),
  entry('file', 'document', async () => (await import('./file/file.machine.ts')).fileMachine),
  entry('session', 'app', async () => (await import('./session/session.machine.ts')).sessionMachine),
  entry(
    'company-switch',
    'app',
    async () => (await import('./company-switch/company-switch.machine.ts')).companySwitchMachine,
  ),
  entry('page', 'app', async () => (await import('./page/page.machine.ts')).pageMachine),
  entry(
    'registration',
    'app',
    async () => (await import('./registration/registration.machine.ts')).registrationMachine,
  ),
  entry(
    'onboarding',
    'app',
    async () => (await import('./onboarding/onboarding.machine.ts')).onboardingMachine,
  ),
  entry(
    'submission',
    'app',
    async () => (await import('./submission/submission.machine.ts')).submissionMachine,
  ),
  entry('sync', 'app', async () => (await import('./sync/sync.machine.ts')).syncMachine),
  entry(
    'connectivity',
    'app',
    async () => (await import('./connectivity/connectivity.machine.ts')).connectivityMachine,
  ),
  entry('update', 'app', async () => (await import('./update/update.machine.ts')).updateMachine),
  entry('install', 'app', async () => (await import('./install/install.machine.ts')).installMachine),
  entry(
    'notifications',
    'app',
    async () => (await import('./notifications/notifications.machine.ts')).notificationsMachine,
  ),
  entry('inbox', 'app', async () => (await import('./inbox/inbox.machine.ts')).inboxMachine),
  entry('tour', 'app', async () => (await import('./tour/tour.machine.ts')).tourMachine),
  entry(
    'preferences',
    'app',
    async () => (await import('./preferences/preferences.machine.ts')).preferencesMachine,
  ),
  entry('bulk-run', 'app', async () => (await import('./bulk-run/bulk-run.machine.ts')).bulkRunMachine),
];

/** The chart at an address; undefined where there is none. */
export const chartOfSlug = (slug: string): ListedChart | undefined =>
  chartList.find((chart) => chart.slug === slug);
