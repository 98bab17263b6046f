import { leftOf } from '#model/stock/left-to-pick.ts';
import { typed } from '#model/engine/reader.ts';
import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { exchangeRates } from '../spec/exchange-rate.rows.ts';
import {
  changeWhatIsAsked,
  choose,
  confirm,
  formOf,
  fresh,
  givenOf,
  openFields,
  panelOf,
  save,
  write,
  writeNumber,
  writeQuantity,
} from './document-fields.ts';
import { chooseFirst, openCommand, openMenu, pressCommand } from './document-observation.ts';
import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { scanCode } from './keyboard.ts';
import type { PageAction, Pressed } from './page-action.ts';
import { connectionActions } from './connection-actions.ts';
import { pairingActions } from './pairing-actions.ts';
import { requestActions } from './request-actions.ts';
import { returnActions } from './return-actions.ts';
import { sendBackActions } from './send-back-actions.ts';
import { correct, stockActions } from './stock-actions.ts';
import { subscriptionActions } from './subscription-actions.ts';

/** A form behind the edit button, or in the panel itself where there is no such button. */
function formAction(kind: string): PageAction[] {
  const said = wordsOf(kind)?.commands['update'];
  if (!said) return [];
  const isPanel = said.button === false;
  const change = async ({ visitor: { page, words: names }, words }: Pressed): Promise<void> => {
    if (isPanel) await openFields(page);
    else await pressCommand(page, names, words, 'update');
    const form = formOf(page);
    await changeWhatIsAsked(form);
    await save(page);
    if (!isPanel) await form.waitFor({ state: 'detached' });
  };
  return [{ label: /^update$/, press: change, ...(isPanel && { leaves: true }) }];
}

/** An order's form has one line; the figure goes there. */
const amounts = (type: 'update' | 'amend', also?: (visitor: Visitor) => Promise<void>): PageAction => ({
  label: new RegExp(`^${type} to (\\d)$`),
  from: hasOneLine,
  press: async ({ visitor, words, figure }) => {
    await pressCommand(visitor.page, visitor.words, words, type);
    await writeQuantity(visitor, figure);
    await also?.(visitor);
    await save(visitor.page);
  },
});

/** The reason for changing a confirmed order. */
async function giveReason({ page, words }: Visitor): Promise<void> {
  await page
    .locator('.ui-field', { hasText: words('Reason for the change') })
    .locator('.p-dropdown')
    .click();
  await page.getByRole('option').first().click();
}

/** Why a placed order is amended, in one's own words. */
async function writeReason({ page, words }: Visitor): Promise<void> {
  const field = page.locator('.ui-field', { hasText: words('Reason') });
  await field.locator('input').first().fill('Agreed by phone');
}

/** Another number in a panel of a rate. */
function writeRate(rate: string): PageAction {
  return {
    label: /^update$/,
    leaves: true,
    press: async ({ visitor: { page } }) => {
      await openFields(page);
      await writeNumber(page, rate);
      await save(page);
    },
  };
}

/** Into the category beside it, as the world of categories of parties calls it. */
const mergeAction: PageAction = {
  label: /^merge$/,
  press: async ({ visitor: { page, words } }) => {
    await openCommand(page, words, 'merge');
    await choose(page, page.getByRole('dialog').last().locator('.p-dropdown'), 'Tools');
    await confirm(page);
  },
};

/** Commands that are more than a button or a form, by kind. */
const ownActions: Readonly<Record<string, readonly PageAction[]>> = {
  ...stockActions,
  customerCategory: [mergeAction],
  apiClient: [
    {
      label: /^rotate$/,
      press: async ({ visitor: { page, words: names }, words }) => {
        await pressCommand(page, names, words, 'rotate');
        await press(page, 'rotate');
        await press(page, 'secret-kept');
      },
    },
  ],
  webhook: [
    {
      // Back to the first address, where others were at another one.
      label: /^update$/,
      leaves: true,
      press: async ({ visitor }) => {
        const panel = panelOf(visitor.page);
        await write(visitor, 'Name', fresh('Shop'), panel);
        await write(visitor, 'Address', webhookFixture().url, panel);
        await save(visitor.page);
      },
    },
  ],
  exchangeRate: [writeRate(String(exchangeRates.corrected / 1_000_000))],
  vatRate: [
    writeRate('8'),
    {
      label: /^end$/,
      press: async ({ visitor: { page, words: names }, words }) => {
        await pressCommand(page, names, words, 'end');
        await press(page, 'end-rate');
      },
    },
  ],
  supplierCategory: [mergeAction],
  customerReturn: returnActions,
  quoteRequest: requestActions,
  supplierReturn: sendBackActions,
  // From a form, which has a page test of its own.
  landedCost: [{ label: /^update\b.*$/, elsewhere: true }],
  connection: connectionActions,
  pairing: pairingActions,
  subscription: subscriptionActions,
  purchaseOrder: [
    amounts('update'),
    amounts('amend', writeReason),
    { label: /^acknowledge as ordered$/, press: acknowledge },
    { label: /^acknowledge (\d)$/, press: acknowledge },
    // The person of the walk submitted it themselves.
    { label: /^approve by another$/, elsewhere: true },
  ],
  salesOrder: [
    amounts('update'),
    amounts('amend', giveReason),
    { label: /^release all$/, press: pressRelease },
    { label: /^cancelLines (\d)$/, press: cancelLines },
    // From a dialog and a panel, whose payments have ids of their own: watched here, pressed in their page test.
    { label: /^(recordPayment|takeBackPayment)$/, elsewhere: true },
  ],
  // From dialogs, which have page tests of their own; what a parent tells its variants is seen at these.
  product: [{ label: /^(generate|revise|inherit|movePrices|putOffReorder)\b.*$/, from: () => () => false }],
  pick: [
    {
      label: /^scan 1 of line (1)$/,
      // What has lots is scanned with its label: pressed in its page test.
      from: (world) => () => !hasLots(world),
      press: async ({ visitor, world }) => {
        await visitor.page.getByTestId('take').waitFor();
        await scanCode(visitor.page, String(givenOf(world, 'product').data['sku']));
      },
    },
    // Asked where another lot is scanned: pressed in its page test.
    { label: /^takeOtherLot( of two)?$/, elsewhere: true },
    {
      label: /^unscan 1 of line (1)$/,
      remembers: true,
      press: async ({ visitor: { page } }) => page.locator('.scan-strip li button').first().click(),
    },
    {
      label: /^shortPick (\d) of line 1$/,
      // The reported quantity is always the rest of the line.
      from: (world) => (figure) => leftOfFirst(world) === Number(figure) * 1000,
      press: async ({ visitor: { page } }) => {
        await press(page, 'short');
        await page.locator('[role=dialog] [data-testid^=short-]').first().click();
      },
    },
    {
      label: /^withdrawShort of line 1$/,
      press: async ({ visitor: { page } }) => {
        const all = page.locator('.scan-all summary');
        if ((await all.count()) > 0) await all.click();
        await press(page, 'withdraw-1');
      },
    },
  ],
  location: [
    {
      label: /^check$/,
      press: async ({ visitor: { page } }) => page.locator('[data-testid^=check-]').first().click(),
    },
  ],
  shipment: [
    correct(),
    // Offered where shipping is refused for it: pressed in its page test.
    { label: /^allowLots$/, elsewhere: true },
    {
      label: /^packAndShip$/,
      press: async ({ visitor }) => {
        await cell(visitor, 'Weight, kg', 1).fill('1');
        await press(visitor.page, 'command-packAndShip');
      },
    },
    {
      label: /^pack$/,
      press: async ({ visitor }) => {
        await cell(visitor, 'Weight, kg', 1).fill('1');
        await press(visitor.page, 'command-pack');
      },
    },
  ],
  member: [
    {
      label: /^changeRole$/,
      changes: true,
      leaves: true,
      press: async ({ visitor: { page } }) => {
        await choose(page, panelOf(page).locator('.p-dropdown'), 'Looker');
        await save(page);
      },
    },
    // Done by the member in their own profile.
    { label: /^update$/, elsewhere: true },
  ],
  role: [
    {
      label: /^update$/,
      leaves: true,
      press: async ({ visitor }) => {
        const panel = panelOf(visitor.page);
        await write(visitor, 'Name', fresh('Stock keeper'), panel);
        await choose(visitor.page, panel.locator('.p-dropdown'), 'Looker');
        await save(visitor.page);
      },
    },
  ],
  comment: [
    {
      // The author makes no difference to the transition.
      label: /^write( by another)?$/,
      press: async ({ visitor }) => {
        await write(visitor, 'Write a comment', fresh('Is this right?'));
        await press(visitor.page, 'comment-send');
      },
    },
    {
      label: /^edit$/,
      press: async ({ visitor }) => {
        const { page, words } = visitor;
        await page
          .getByRole('button', { name: words('Edit comment'), exact: true })
          .first()
          .click();
        const item = page.locator('[data-comment]:has(textarea)');
        await item.locator('textarea').fill(fresh('It is.'));
        await item.getByTestId('comment-send').click();
      },
    },
    {
      label: /^remove$/,
      press: async ({ visitor: { page, words } }) => {
        await page
          .getByRole('button', { name: words('Remove comment'), exact: true })
          .first()
          .click();
        await confirm(page);
      },
    },
  ],
  file: [
    {
      // As above.
      label: /^attach( by another)?$/,
      press: async ({ visitor: { page } }) => {
        const file = {
          name: `${fresh('note')}.txt`,
          mimeType: 'text/plain',
          buffer: Buffer.from('Two boxes'),
        };
        await page.locator('.file-area input[type=file]').first().setInputFiles(file);
      },
    },
    {
      label: /^remove$/,
      press: async ({ visitor: { page } }) => {
        await page.locator('.file-card button').first().click();
        await confirm(page);
      },
    },
  ],
};

/** The page action for a kind's offer, and the figure in its label. */
export function pageActionOf(
  kind: string,
  label: string,
): { action: PageAction; figure: string } | undefined {
  for (const action of [...(ownActions[kind] ?? []), ...formAction(kind)]) {
    const match = action.label.exec(label);
    if (match) return { action, figure: match[1]?.trim() ?? '' };
  }
  return undefined;
}

function hasOneLine({ view, subject }: EngineWorld): () => boolean {
  const order = typed(view).get('purchaseOrder', subject) ?? typed(view).get('salesOrder', subject);
  return () => order?.lines.length === 1;
}

const hasLots = ({ view, subject }: EngineWorld): boolean =>
  typed(view)
    .get('pick', subject)
    ?.lines.some(({ lot }) => lot !== undefined) ?? false;

function leftOfFirst({ view, subject }: EngineWorld): number {
  const line = typed(view)
    .get('pick', subject)
    ?.lines.find(({ id }) => id === '1');
  return line ? leftOf(line) : 0;
}

async function acknowledge({ visitor, figure }: Pressed): Promise<void> {
  const { page, words } = visitor;
  await openMenu(page, words);
  await page.locator('[role=menu] [data-action=acknowledge]').click();
  if (figure !== '') await cell(visitor, 'Confirmed', 1).fill(figure);
  await press(page, 'acknowledge');
}

async function cancelLines({ visitor: { page, words }, figure }: Pressed): Promise<void> {
  await openMenu(page, words);
  await page.locator('[role=menu] [data-action=cancelLines]').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').first().fill(figure);
  await chooseFirst(page, dialog);
  await confirm(page);
}

async function pressRelease({ visitor: { page, words } }: Pressed): Promise<void> {
  const button = page.getByTestId('command-release');
  if ((await button.count()) > 0) return button.first().click();
  await openMenu(page, words);
  await page.locator('[role=menu] [data-action=release]').click();
}
