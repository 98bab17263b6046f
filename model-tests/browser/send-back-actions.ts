import { typed } from '#model/engine/reader.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { chooseFirst, openCommand } from './document-observation.ts';
import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import type { PageAction } from './page-action.ts';

/** How a return to a supplier is written, accepted and credited at its page. */
export const sendBackActions: readonly PageAction[] = [
  {
    label: /^update$/,
    changes: true,
    from: (world) => () => isRejectedOnly(world),
    press: ({ visitor }) => writeOne(visitor),
  },
  { label: /^update .*$/, elsewhere: true, changes: true },
  {
    label: /^accept$/,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'accept');
      await page.getByRole('dialog').getByRole('textbox').fill('RMA 1');
      await press(page, 'give-accept');
    },
  },
  {
    label: /^credit( typed)?$/,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'credit');
      await press(page, 'give-credit');
    },
  },
];

/** One piece of what was rejected, for the first of the reasons. */
async function writeOne(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const change = page.getByTestId('change-return');
  const isDesk = (await change.count()) > 0;
  if (isDesk) await change.click();
  const quantity = cell(visitor, 'To send back', 1);
  await chooseFirst(page, page.locator('tr[data-row] td[data-column=reason]').first());
  await quantity.fill('1');
  await quantity.press('Control+Enter');
  if (isDesk) await press(page, 'done');
}

/** Nothing but what was rejected goes back, from quarantine, and it is the first line. */
function isRejectedOnly({ view, subject }: EngineWorld): boolean {
  const [first, ...others] = typed(view).get('supplierReturn', subject)?.lines ?? [];
  return first?.id.endsWith(':rejected') === true && others.every(({ quantity }) => quantity === 0);
}
