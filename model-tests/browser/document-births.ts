import type { DocumentPlace } from './document-places.ts';
import { choose, fresh, givenOf, panelOf, save, write } from './document-fields.ts';
import { press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';

/** How a document comes about at a page: of its own form, of a list, or of another document. */
export interface Birth {
  /** Of the offer that it stands for. */
  readonly label: string;
  readonly address: (place: DocumentPlace) => string;
  /** What a person does there; without it, the document is waited for while others make it. */
  readonly press?: (visitor: Visitor, place: DocumentPlace) => Promise<void>;
  /** It takes what the walk's own document is made of, so it is walked in a company of its own. */
  readonly apart?: true;
}

const NEW = '?id=new';
const own = (address: string, press: NonNullable<Birth['press']>): Birth => ({
  label: 'create',
  address: () => address,
  press,
});

/** A party's number stands in its form already. */
const party = (address: string): Birth =>
  own(address, async (visitor) => {
    await write(visitor, 'Name', fresh('Another party'));
    await save(visitor.page);
  });

/** A form beside a list: what is written in which field. */
const beside = (address: string, fields: Readonly<Record<string, string>>): Birth =>
  own(`${address}${NEW}`, async (visitor) => {
    const panel = panelOf(visitor.page);
    for (const [label, text] of Object.entries(fields)) await write(visitor, label, text, panel);
    await save(visitor.page);
  });

/** Creations by kind. */
export const births: Readonly<Record<string, readonly Birth[]>> = {
  product: [
    own('/apps/products/create', async (visitor) => {
      await write(visitor, 'SKU', 'X-9');
      await write(visitor, 'Name in English', 'Another bolt');
      await save(visitor.page);
    }),
  ],
  supplier: [party('/apps/purchasing/suppliers/create')],
  customer: [party('/apps/sales/customers/create')],
  warehouse: [beside('/apps/warehouse/warehouse', { Name: 'Another site', Code: 'X9' })],
  location: [beside('/apps/inventory/locations', { Code: 'X-9' })],
  category: [beside('/apps/products/categories', { 'Name in English': 'Screws' })],
  purchaseOrder: [own('/apps/purchasing/orders', async ({ page }) => press(page, 'new-order'))],
  goodsReceipt: [
    own('/apps/purchasing/goods-receipts/create', async ({ page }) => press(page, 'start-blind')),
  ],
  salesOrder: [
    own('/apps/sales/orders/create', writeSale),
    // Sales of before are imported, and come by themselves.
    ...['record a sale', 'record a sale that was cancelled'].map((label) => ({
      label,
      address: () => '/apps/sales/orders',
    })),
  ],
  pick: [
    {
      label: 'create',
      apart: true,
      address: ({ situation }) => `/apps/sales/orders/${givenOf(situation, 'salesOrder').id}`,
      press: async ({ page }) => press(page, 'command-release'),
    },
  ],
  shipment: [
    {
      label: 'create',
      apart: true,
      address: ({ situation }) => `/apps/warehouse/picking/${pickOf(situation)}`,
      press: async ({ page }) => press(page, 'command-finish'),
    },
  ],
  member: [
    {
      label: 'invite',
      address: () => `/apps/settings/team-members${NEW}`,
      press: async ({ page }) => {
        await page.locator('input[name=email-0]').fill(`${fresh('lisa').replace(' ', '.')}@example.com`);
        await choose(page, panelOf(page).locator('.p-dropdown').first(), 'Looker');
        await save(page);
      },
    },
    { label: 'add', address: () => '/apps/settings/team-members' },
  ],
  role: [
    own(`/apps/roles${NEW}`, async (visitor) => {
      const panel = panelOf(visitor.page);
      await write(visitor, 'Name', fresh('Night shift'), panel);
      await panel.locator('[data-permission="product.view"] input').click();
      await save(visitor.page);
    }),
  ],
};

/** The pick that the world has begun with. */
const pickOf = ({ given = [] }: DocumentPlace['situation']): string =>
  given.find(({ kind, type }) => kind === 'pick' && type === 'claim')?.document ?? '';

/** One line to the customer that there is. */
async function writeSale({ page, words }: Visitor, { situation }: DocumentPlace): Promise<void> {
  const customer = page.getByRole('combobox', { name: words('Customer'), exact: true });
  await customer.pressSequentially(String(givenOf(situation, 'customer').data['number']));
  await page.getByRole('option').first().click();
  const scan = page.getByRole('textbox', { name: words('Add by SKU or barcode') });
  await scan.fill(String(givenOf(situation, 'product').data['sku']));
  await scan.press('Enter');
  await save(page);
}
