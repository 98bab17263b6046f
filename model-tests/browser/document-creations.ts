import { documentPath } from '#views/kit/document/document-path.ts';
import { PAIRINGS } from '#views/areas/integrations/pairing/pairing-paths.ts';
import type { DocumentPlace } from './document-places.ts';
import {
  choose,
  fillWhatIsAsked,
  formOf,
  fresh,
  givenOf,
  panelOf,
  save,
  write,
  writeNumber,
} from './document-fields.ts';
import { chooseFirst, openMenu } from './document-observation.ts';
import { press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';

/** How a document is created at a page: with its own form, from a list, or from another document. */
export interface Creation {
  /** The label of the offer it represents. */
  readonly label: string;
  readonly address: (place: DocumentPlace) => string;
  /** What a person does there; without it, the page waits for the document while others make it. */
  readonly press?: (visitor: Visitor, place: DocumentPlace) => Promise<void>;
  /** It uses up what the walk's own document is made of, so it is walked in a company of its own. */
  readonly apart?: true;
}

const NEW = '?id=new';
const own = (address: string, press: NonNullable<Creation['press']>): Creation => ({
  label: 'create',
  address: () => address,
  press,
});

/** A form that asks for no more than a text or two. */
const form = (address: string): Creation =>
  own(address, async ({ page }) => {
    await fillWhatIsAsked(formOf(page));
    await save(page);
  });

/** Where new documents are made: in a panel if the kind is shown in one, otherwise on a page. */
function newOf(kind: string): string {
  const panel = documentPath(kind, 'new') ?? '';
  return panel.endsWith(NEW) ? panel : (documentPath(kind, 'create') ?? '');
}

/** Creations that take more than a form, or happen in an unexpected place, by kind. */
const creations: Readonly<Record<string, readonly Creation[]>> = {
  warehouse: [form(`/apps/warehouse/warehouse${NEW}`)],
  account: [
    own(newOf('account'), async (visitor) => {
      // Numbers are digits alone.
      await write(visitor, 'Number', `79${fresh('').trim().padStart(4, '0')}`, panelOf(visitor.page));
      await fillWhatIsAsked(formOf(visitor.page));
      await save(visitor.page);
    }),
  ],
  // Their day and their currency or class are there; a rate is a number.
  ...Object.fromEntries(
    ['exchangeRate', 'vatRate'].map((kind) => [
      kind,
      [
        own(newOf(kind), async ({ page }) => {
          await writeNumber(page, '11');
          await save(page);
        }),
      ],
    ]),
  ),
  purchaseOrder: [own('/apps/purchasing/orders/create', async ({ page }) => save(page))],
  goodsReceipt: [
    own('/apps/purchasing/goods-receipts/create', async ({ page }) => press(page, 'start-blind')),
  ],
  // Set aside on the tab of its receipt, where it is tested; it appears in the list by itself.
  unknownItem: [{ label: 'park', address: () => '/apps/purchasing/unknown-items' }],
  adjustment: [
    own('/apps/inventory/adjustments/create', async ({ page }) => press(page, 'start-adjustment')),
  ],
  quoteRequest: [own('/apps/purchasing/quote-requests/create', async ({ page }) => save(page))],
  movement: [own('/apps/inventory/movements/create', async ({ page }) => save(page))],
  assembly: [
    {
      label: 'create',
      address: ({ situation }) =>
        `/apps/inventory/assemblies/create?product=${String(givenOf(situation, 'assembly').data['product'])}&mode=${assemblyMode(situation)}`,
      press: async (visitor) => {
        await write(visitor, 'Quantity', '3');
        await save(visitor.page);
      },
    },
  ],
  count: [own('/apps/inventory/counting', planCount)],
  salesOrder: [
    own('/apps/sales/orders/create', writeSale),
    // Past sales are imported, and appear by themselves.
    ...['record a sale', 'record a sale that was cancelled'].map((label) => ({
      label,
      address: () => '/apps/sales/orders',
    })),
  ],
  // By the server, out of a file.
  apiClient: [
    own(newOf('apiClient'), async ({ page }) => {
      await fillWhatIsAsked(formOf(page));
      await panelOf(page).locator('[data-subject=product] input:not(:disabled)').first().check();
      await save(page);
      await press(page, 'secret-kept');
    }),
  ],
  webhook: [
    own(newOf('webhook'), async (visitor) => {
      const { page } = visitor;
      await write(visitor, 'Address', 'https://shop.example.com/hooks', panelOf(page));
      await fillWhatIsAsked(formOf(page));
      // All events.
      await chooseFirst(page, panelOf(page).locator('.webhook-adding'));
      await save(page);
    }),
  ],
  connection: [
    {
      label: 'add',
      address: () => '/apps/integrations/browse',
      press: async ({ page }) => press(page, 'add-smtp'),
    },
  ],
  pairing: [
    {
      label: 'invite',
      address: () => PAIRINGS,
      press: async (visitor) => {
        const { page, words } = visitor;
        await press(page, 'invite');
        const dialog = page.getByRole('dialog').last();
        await choose(page, dialog.locator('.p-dropdown').first(), words('Another company, with a code'));
        await write(visitor, 'Name', fresh('Baltic Parts'), dialog);
        await press(page, 'give-invite');
        await press(page, 'code-kept');
      },
    },
    // With a code, in the other company.
    { label: 'accept', address: () => PAIRINGS },
  ],
  workflow: [
    own('/apps/integrations/workflows/create', async (visitor) => {
      await fillWhatIsAsked(formOf(visitor.page));
      await write(visitor, 'Text', fresh('An order was confirmed'));
      await save(visitor.page);
    }),
  ],
  dataImport: ['with its key', 'without a key'].map((variant) => ({
    label: `begin ${variant}`,
    address: () => '/apps/integrations/import',
  })),
  // By the server, when a company begins.
  subscription: ['free', 'with a trial', 'with a trial that is over', 'to be paid'].map((variant) => ({
    label: `begin ${variant}`,
    address: () => '/apps/settings/billing',
  })),
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
  customerReturn: [
    {
      label: 'create',
      address: ({ situation }) => `/apps/sales/orders/${givenOf(situation, 'salesOrder').id}`,
      press: async ({ page, words }) => {
        await openMenu(page, words);
        await page.locator('[role=menu] [data-action=return]').click();
      },
    },
  ],
  supplierReturn: [
    {
      label: 'create',
      address: ({ situation }) => `/apps/purchasing/goods-receipts/${givenOf(situation, 'goodsReceipt').id}`,
      press: async ({ page, words }) => {
        await openMenu(page, words);
        await page.locator('[role=menu] [data-action=send-back]').click();
      },
    },
  ],
  // From a form with lines of its own: written in its page test.
  landedCost: [{ label: 'create', address: () => '/apps/purchasing/landed-costs/create' }],
  // A receipt makes it, and it appears by itself.
  lot: [{ label: 'create', address: () => '/apps/inventory/lots' }],
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
};

/** The page where the offer creates a document of the kind, if there is one. */
export const creationOf = (kind: string, label: string): Creation | undefined =>
  (creations[kind] ?? [form(newOf(kind))]).find((creation) => creation.label === label);

/** Whether bundles are built or taken apart, as the subjects of the case say. */
const assemblyMode = ({ subject }: DocumentPlace['situation']): string =>
  subject.endsWith('e') ? 'unbuild' : 'build';

/** The pick that the world starts with. */
const pickOf = ({ given = [] }: DocumentPlace['situation']): string =>
  given.find(({ kind, type }) => kind === 'pick' && type === 'claim')?.document ?? '';

/** Of the first bin. */
async function planCount({ page, words }: Visitor): Promise<void> {
  await press(page, 'plan-count');
  const bins = page.getByRole('dialog').getByRole('combobox', { name: words('Bins'), exact: true });
  await bins.pressSequentially('A');
  await page.getByRole('option').first().click();
  await press(page, 'give-plan');
}

/** One line to the only customer. */
async function writeSale({ page, words }: Visitor, { situation }: DocumentPlace): Promise<void> {
  const customer = page.getByRole('combobox', { name: words('Customer'), exact: true });
  await customer.pressSequentially(String(givenOf(situation, 'customer').data['number']));
  await page.getByRole('option').first().click();
  const scan = page.getByRole('textbox', { name: words('Add by SKU or barcode') });
  await scan.fill(String(givenOf(situation, 'product').data['sku']));
  await scan.press('Enter');
  await save(page);
}
