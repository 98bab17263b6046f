/** A page to open and the element to highlight there: the one with this `data-tour`. */
export interface TourStep {
  /** Without the language, as in the specification. */
  readonly path: string;
  readonly target: string;
}

const dashboard = '/dashboard';
const products = '/apps/products';
const newProduct = '/apps/products/add';
const items = '/apps/inventory/items';
const movements = '/apps/inventory/movements';
const adjustments = '/apps/inventory/adjustments';
const orders = '/apps/sales/orders';
const newOrder = '/apps/sales/orders/add';
const customers = '/apps/sales/customers';

/** Every step available to tours. */
export const tourSteps = {
  navigation: { path: dashboard, target: 'navigation' },
  company: { path: dashboard, target: 'company' },
  connectivity: { path: dashboard, target: 'connectivity' },
  figures: { path: dashboard, target: 'dashboard-figures' },
  revenue: { path: dashboard, target: 'dashboard-revenue' },
  openOrders: { path: dashboard, target: 'dashboard-open-orders' },
  reorder: { path: dashboard, target: 'dashboard-reorder' },
  productStates: { path: products, target: 'list-states' },
  productSearch: { path: products, target: 'list-search' },
  productRows: { path: products, target: 'list-rows' },
  newProduct: { path: products, target: 'page-primary' },
  productIdentity: { path: newProduct, target: 'product-identity' },
  productReorder: { path: newProduct, target: 'product-reorder' },
  saveProduct: { path: newProduct, target: 'page-primary' },
  items: { path: items, target: 'page-title' },
  itemLevels: { path: items, target: 'list-states' },
  itemSearch: { path: items, target: 'list-search' },
  itemRows: { path: items, target: 'list-rows' },
  movements: { path: movements, target: 'page-title' },
  adjustments: { path: adjustments, target: 'page-title' },
  orderStates: { path: orders, target: 'list-states' },
  orderFilters: { path: orders, target: 'list-filters' },
  newOrder: { path: orders, target: 'page-primary' },
  orderHead: { path: newOrder, target: 'order-head' },
  orderLines: { path: newOrder, target: 'order-lines' },
  customers: { path: customers, target: 'list-rows' },
  account: { path: customers, target: 'account' },
} as const satisfies Record<string, TourStep>;

export type TourStepId = keyof typeof tourSteps;
export type TourId = 'dashboard' | 'products' | 'inventory' | 'sales' | 'complete';

/** The tours, in the order they are offered. */
export const tours: Readonly<Record<TourId, readonly TourStepId[]>> = {
  dashboard: ['navigation', 'figures', 'revenue', 'openOrders', 'reorder'],
  products: [
    'productStates',
    'productSearch',
    'productRows',
    'newProduct',
    'productIdentity',
    'productReorder',
    'saveProduct',
  ],
  inventory: ['items', 'itemLevels', 'itemSearch', 'itemRows', 'movements', 'adjustments'],
  sales: ['orderStates', 'orderFilters', 'newOrder', 'orderLines', 'customers'],
  complete: [
    'navigation',
    'company',
    'connectivity',
    'figures',
    'openOrders',
    'reorder',
    'productSearch',
    'newProduct',
    'productIdentity',
    'productReorder',
    'itemLevels',
    'itemRows',
    'movements',
    'adjustments',
    'orderStates',
    'orderFilters',
    'orderHead',
    'orderLines',
    'customers',
    'account',
  ],
};

/** Whether there is a tour of this name. */
export const isTour = (id: string | undefined): id is TourId => id !== undefined && Object.hasOwn(tours, id);

const MINUTES_PER_STEP = 0.5;

/** Estimated length of a tour in whole minutes (TOUR3). */
export const minutesOf = (steps: number): number => Math.ceil(steps * MINUTES_PER_STEP);

/** A tour as the chart sees it: the paths of its steps, in order. */
export interface TourPlan {
  readonly id: string;
  readonly paths: readonly string[];
}

/** The plans of all tours; `resolve` gives the path that an alias leads to. */
export const tourPlans = (resolve: (path: string) => string): readonly TourPlan[] =>
  Object.entries(tours).map(([id, steps]) => ({
    id,
    paths: steps.map((step) => resolve(tourSteps[step].path)),
  }));

/** Progress of a tour. `missing`: the steps whose element was not found. */
export interface TourProgress {
  readonly step: number;
  readonly total: number;
  readonly missing: readonly number[];
}

/** The next step that can be shown, or null after the last. */
export function nextStep({ step, total, missing }: TourProgress): number | null {
  for (let next = step + 1; next < total; next += 1) if (!missing.includes(next)) return next;
  return null;
}

/** The previous step, or null at the first. */
export function previousStep({ step, missing }: TourProgress): number | null {
  for (let before = step - 1; before >= 0; before -= 1) if (!missing.includes(before)) return before;
  return null;
}

/** How many steps right before this one were skipped (TOUR9). */
export const leftOutBefore = (progress: TourProgress): number =>
  progress.step - 1 - (previousStep(progress) ?? -1);
