import { pictures, type PictureName } from '#views/kit/article/pictures.ts';
import { open, press, type Visitor } from './journey-pages.ts';
import type { Language } from './words.ts';

/** How a picture of the application comes about. */
interface Shot {
  /** Below the language. */
  readonly path: string;
  /** Who has signed in; default: the administrator. */
  readonly by?: string;
  /** What is done there first. */
  readonly first?: (visitor: Visitor) => Promise<unknown>;
}

/** Opens the first document of a list. */
async function openFirst({ page }: Visitor): Promise<void> {
  await page.locator('[data-row] a').first().click();
  await page.waitForURL(/[0-9a-f-]{36}/);
  await page.locator('main h1').first().waitFor();
}

const fit = ({ page, words }: Visitor): Promise<void> =>
  page.getByRole('button', { name: words('Fit'), exact: true }).click();

/** What somebody writes without a connection. */
const comment: Readonly<Record<Language, string>> = {
  en: 'They collect it themselves, at three.',
  sv: 'De hämtar själva, klockan tre.',
};

/** Every picture, in the order in which they are taken: the one without a connection comes last. */
export const pictureShots: Readonly<Record<PictureName, Shot>> = {
  dashboard: { path: '/dashboard' },
  product: { path: '/apps/products?q=PLR-180', first: openFirst },
  products: { path: '/apps/products' },
  'stock-item': { path: '/apps/inventory/items?q=PLR-180', first: openFirst },
  'sales-order': { path: '/apps/sales/orders?q=SO-2026-00257', first: openFirst },
  'sales-orders': { path: '/apps/sales/orders' },
  'purchase-order': { path: '/apps/purchasing/orders?q=PO-2026-00088', first: openFirst },
  'goods-receipt': { path: '/apps/inventory/receiving?tab=receipts&state=counted', first: openFirst },
  receiving: { path: '/apps/inventory/receiving' },
  picking: { path: '/apps/warehouse/picking' },
  shipments: { path: '/apps/sales/shipments' },
  warehouse: { path: '/apps/warehouse/warehouse', first: openFirst },
  'flows-map': { path: '/apps/flows/sales-order', first: fit },
  'flows-chart': { path: '/apps/flows/pick?tab=chart', first: fit },
  palette: {
    path: '/dashboard',
    first: async ({ page }) => {
      await press(page, 'open-palette');
      await page.locator('.ui-command input').fill('order');
      await page.locator('.ui-command [role=option]').first().waitFor();
    },
  },
  'list-filters': {
    path: '/apps/sales/orders?fulfilment=fulfilment.picking,fulfilment.partlyShipped&promised=2026-11-18..2026-11-25',
    first: ({ page }) => page.locator('[data-filter=fulfilment] .ui-chip-open').click(),
  },
  inbox: { path: '/apps/inbox' },
  roles: { path: '/apps/roles' },
  'team-members': { path: '/apps/settings/team-members' },
  'print-order': {
    path: '/apps/purchasing/orders?q=PO-2026-00088',
    first: async (visitor) => {
      await openFirst(visitor);
      await visitor.page.goto(`${visitor.page.url()}/print`);
      await visitor.page.locator('main h1').first().waitFor();
    },
  },
  reorder: { path: '/apps/purchasing/reorder' },
  'tour-picker': {
    path: '/dashboard',
    first: async ({ page, words }) => {
      await page.locator('.app-avatar').click();
      await page.getByRole('menuitem', { name: words('Take a tour') }).click();
      await page.locator('.tour-picker').waitFor();
    },
  },
  'pick-phone': { path: '/apps/warehouse/picking?state=picking', by: 'warehouse', first: openFirst },
  offline: {
    path: '/apps/sales/orders?q=SO-2026-00257',
    first: async (visitor) => {
      const { page, words, language } = visitor;
      await openFirst(visitor);
      await page.getByRole('tab', { name: words('Comments') }).click();
      await page.context().setOffline(true);
      await page.locator('.comments > form textarea').fill(comment[language]);
      await press(page, 'comment-send');
      await page.locator('[data-testid=connectivity][data-state=offline]').click();
    },
  },
};

/** Brings the page to what the picture shows. */
export async function stage(visitor: Visitor, name: PictureName): Promise<void> {
  const { path, first } = pictureShots[name];
  await visitor.page.setViewportSize(pictures.dashboard);
  await open(visitor, path);
  await first?.(visitor);
  await visitor.page.setViewportSize(pictures[name]);
  await visitor.page.waitForFunction((width) => innerWidth === width, pictures[name].width);
}
