import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { chooseFirst, openMenu } from './document-sight.ts';

/** How a person gives a command on the page; `form` where it leads to a form of its own. */
type Way = 'form' | ((visitor: Visitor) => Promise<void>);

/** What a page sends only where it changes something: there, giving it again is no deed. */
export const onlyChanges: readonly string[] = ['count'];

/** Commands that are more than a button, by kind and the label of the offer. */
export const ownWays: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  product: { update: 'form' },
  supplier: { update: 'form' },
  customer: { update: 'form' },
  warehouse: { update: 'form' },
  purchaseOrder: {
    update: 'form',
    amend: 'form',
    'acknowledge as ordered': async ({ page, words }) => {
      await openMenu(page, words);
      await page.locator('[role=menu] [data-action=acknowledge]').click();
      await press(page, 'acknowledge');
    },
  },
  salesOrder: {
    update: 'form',
    amend: 'form',
    'release all': async (visitor) => pressRelease(visitor),
    'cancelLines 1': async (visitor) => {
      const { page, words } = visitor;
      await openMenu(page, words);
      await page.locator('[role=menu] [data-action=cancelLines]').click();
      const dialog = page.getByRole('dialog').last();
      await dialog.getByRole('textbox').first().fill('1');
      await chooseFirst(page, dialog);
      await dialog.locator('.p-dialog-footer button, footer button').last().click();
    },
  },
  goodsReceipt: { 'count 1': counted(1), 'count 2': counted(2), 'count 3': counted(3) },
  pick: {
    'scan 1 of line 1': async ({ page }) => {
      await page.locator('.pick-card input').first().fill('1');
      await press(page, 'take');
    },
  },
  shipment: {
    pack: async (visitor) => {
      await cell(visitor, 'Weight, kg', 1).fill('1');
      await press(visitor.page, 'command-pack');
    },
  },
};

function counted(pieces: number): Way {
  return async (visitor) => {
    const counter = cell(visitor, 'Counted', 1);
    await counter.fill(String(pieces));
    await counter.press('Control+Enter');
  };
}

async function pressRelease({ page, words }: Visitor): Promise<void> {
  const button = page.getByTestId('command-release');
  if ((await button.count()) > 0) return button.first().click();
  await openMenu(page, words);
  await page.locator('[role=menu] [data-action=release]').click();
}
