import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { typed } from '#model/engine/reader.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { confirm, fresh, openFields, panelOf, save, write } from './document-fields.ts';
import { chooseFirst, openCommand, pressCommand } from './document-observation.ts';
import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import type { PageAction } from './page-action.ts';

/** Of all goods of a movement, or of one piece; what is settled is lost. */
const parts = (type: string): PageAction => ({
  label: new RegExp(`^${type}( of one piece)?${type === 'settle' ? ' lost' : ''}$`),
  press: async ({ visitor, words, figure }) => {
    const { page } = visitor;
    await openCommand(page, visitor.words, type);
    if (figure !== '') await cell(visitor, 'Quantity', 1).fill('1');
    if (words.commands[type]?.reason) await chooseFirst(page, page.getByRole('dialog').last());
    await press(page, 'give-parts');
  },
});

/** All that is left, or one piece. */
const build: PageAction['press'] = async ({ visitor, figure }) => {
  const { page } = visitor;
  await openCommand(page, visitor.words, 'build');
  await write(visitor, 'Quantity', figure === '' ? '3' : '1', page.getByRole('dialog').last());
  await press(page, 'give-build');
};

/** The first figure of the dialog is typed anew; what it takes away has a minus, and what was rejected falls away. */
export const correct = (sign = ''): PageAction => ({
  label: /^correct to (\d)$/,
  press: async ({ visitor, figure }) => {
    const { page } = visitor;
    await openCommand(page, visitor.words, 'correct');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByRole('textbox').first().waitFor();
    const [first, ...others] = await dialog.getByRole('textbox').all();
    await first?.fill(`${sign}${figure}`);
    for (const other of others) await other.fill('0');
    await chooseFirst(page, dialog);
    await press(page, 'give-correction');
  },
});

/** Commands about stock that are more than a button or a form, by kind. */
export const stockActions: Readonly<Record<string, readonly PageAction[]>> = {
  goodsReceipt: [
    {
      label: /^count (\d)$/,
      changes: true,
      from: (world) => () => receiptOf(world)?.source === 'order',
      press: async ({ visitor, figure }) => {
        const counter = cell(visitor, 'Counted', 1);
        await counter.fill(figure);
        await counter.press('Control+Enter');
      },
    },
    // Of what comes in, the inspection is the page's own; its photos, bins and days are for the tests of the page.
    {
      label: /^inspect rejecting one$/,
      press: async ({ visitor }) => {
        const { page, words } = visitor;
        const card = page.getByTestId('inspection');
        await card.getByLabel(words('Rejected')).first().fill('1');
        await page.keyboard.press('Tab');
        await chooseFirst(page, card);
        await press(page, 'command-inspect');
      },
    },
    {
      label: /^(count 1 in a bin|attachPhotos|post as of an earlier day)$/,
      elsewhere: true,
      changes: true,
    },
    // Seen while there is something to put away.
    { label: /^takeOut$/, elsewhere: true, from: (world) => () => receiptOf(world)?.state !== 'reversed' },
    correct(),
    {
      label: /^correctCost$/,
      press: async ({ visitor, words }) => {
        await pressCommand(visitor.page, visitor.words, words, 'correctCost');
        const dialog = visitor.page.getByRole('dialog').last();
        await dialog.getByRole('textbox').first().fill('9');
        await chooseFirst(visitor.page, dialog);
        await confirm(visitor.page);
      },
    },
  ],
  adjustment: [
    correct('-'),
    {
      label: /^update takes (\d)$/,
      changes: true,
      from: (world) => () => adjustmentOf(world)?.lines.length === 1,
      press: async ({ visitor, figure }) => {
        const change = cell(visitor, 'Change', 1);
        await change.fill(`-${figure}`);
        await change.press('Control+Enter');
      },
    },
    { label: /^update to no lines$/, elsewhere: true, changes: true },
    // The person of the walk submitted it themselves.
    { label: /^approve by another$/, elsewhere: true },
  ],
  count: [
    // Of what is found in the bins, others tell by scanning: pressed in the test of its scan mode.
    { label: /^(count [0-3]|withdraw|sayEmpty|park|resolve)$/, elsewhere: true, changes: true },
    // The person of the walk reviewed it themselves.
    { label: /^approve by another$/, elsewhere: true },
    {
      label: /^recount$/,
      press: async ({ visitor, words }) => {
        await pressCommand(visitor.page, visitor.words, words, 'recount');
        await visitor.page.getByTestId('chosen-lines').locator('input').first().check();
        await press(visitor.page, 'give-recount');
      },
    },
    {
      label: /^explain$/,
      press: async ({ visitor, words }) => {
        await pressCommand(visitor.page, visitor.words, words, 'explain');
        await chooseFirst(visitor.page, visitor.page.getByRole('dialog').last());
        await press(visitor.page, 'give-explain');
      },
    },
  ],
  movement: [
    {
      label: /^update$/,
      press: async ({ visitor, words }) => {
        await pressCommand(visitor.page, visitor.words, words, 'update');
        await write(visitor, 'Note', fresh('Note'));
        await save(visitor.page);
      },
    },
    // Goods are put one by one by scanning: pressed in the tests of the scan mode.
    { label: /^(put|takeBack|move nothing more)$/, elsewhere: true, changes: true },
    ...['move', 'dispatch', 'receive', 'settle'].map(parts),
    correct(),
  ],
  assembly: [
    {
      label: /^update$/,
      press: async ({ visitor, words }) => {
        await pressCommand(visitor.page, visitor.words, words, 'update');
        await write(visitor, 'Note', fresh('Note'));
        await save(visitor.page);
      },
    },
    // Quantities are written as it is created.
    { label: /^update of four$/, elsewhere: true, changes: true },
    { label: /^build( one piece)?$/, press: build },
  ],
  lot: [
    {
      label: /^update$/,
      leaves: true,
      press: ({ visitor, world }) =>
        writeLot(visitor, lotOf(world)?.state === 'expired' ? '2190-01-01' : null),
    },
    {
      label: /^update to a day that is over$/,
      leaves: true,
      press: ({ visitor }) => writeLot(visitor, '2026-05-01'),
    },
  ],
};

const receiptOf = ({ view, subject }: EngineWorld): GoodsReceiptRow | undefined =>
  typed(view).get('goodsReceipt', subject);

const adjustmentOf = ({ view, subject }: EngineWorld): AdjustmentRow | undefined =>
  typed(view).get('adjustment', subject);

const lotOf = ({ view, subject }: EngineWorld): LotRow | undefined => typed(view).get('lot', subject);

async function writeLot(visitor: Visitor, expiresOn: string | null): Promise<void> {
  await openFields(visitor.page);
  const panel = panelOf(visitor.page);
  await write(visitor, "Supplier's number", fresh('A'), panel);
  const day = panel.locator('.ui-field', { hasText: visitor.words('Expires') }).locator('input');
  if (expiresOn !== null) await day.fill(expiresOn);
  await save(visitor.page);
}
