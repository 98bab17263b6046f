import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { defaultLabels } from '#model/values/label-formats.ts';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';
import { playCounts } from './count-scenes.ts';
import { playMovements } from './movement-scenes.ts';

const other = { reason: 'other' };

/** Stock that is adjusted, counted and moved, pallets that have numbers, and a lot whose day is over. */
export async function playStock(steps: TradeSteps): Promise<void> {
  const limited = await limitedPerson(steps);
  await playAdjustments(steps, limited);
  await playCounts(steps, limited);
  await playMovements(steps);
  await playLabels(steps);
  await playExpiry(steps);
}

/** Somebody who may adjust and count, and nothing that is worth anything alone. */
async function limitedPerson({ company }: TradeSteps): Promise<string> {
  const permissions = [
    ...['view', 'create', 'edit', 'post', 'reverse'].map((action) => `adjustment.${action}`),
    ...['view', 'create', 'work', 'seeExpected', 'review', 'post'].map((action) => `count.${action}`),
  ];
  const limits = { purchaseOrder: null, adjustment: 0, count: 0 };
  const role = await company.create('role', { name: 'Careful', permissions, limits });
  const user = freshId();
  const form = { name: 'Care Full', email: 'careful@example.com', user, role, founder: false };
  await company.giveInternally('member', freshId(), 'add', form);
  return user;
}

async function playAdjustments(steps: TradeSteps, limited: string): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const product = await steps.goods('KEPT-ADJUSTED', [bin], 20);
  const { warehouse } = company.seeded;
  const line = (pieces: number) =>
    adjustmentLineFixture({
      id: freshId(),
      product,
      location: bin,
      quantity: pieces * 1000,
      reason: 'missing',
    });
  const draft = (pieces: number, by = company.founder): Promise<string> =>
    company.create('adjustment', { warehouse, mode: 'quantity', lines: [line(pieces)] }, by);
  const asked = await draft(-1, limited);
  const ask = (type: string, data: object = {}, by = limited): Promise<void> =>
    company.give('adjustment', asked, type, data, by);
  await ask('update', { adjustedOn: null, notes: 'Once more', lines: [line(-2)] });
  await ask('submit');
  await ask('withdraw');
  await ask('submit');
  await ask('reject', other, company.founder);
  await ask('submit');
  await ask('approve', {}, company.founder);
  await ask('post');
  await ask('reverse', other, company.founder);
  await company.give('adjustment', await draft(-1, limited), 'submit', {}, limited);
  await company.give('adjustment', await draft(-1), 'discard');
  await steps.order([product], 19);
  await company.give('adjustment', await draft(-3), 'takeAndPost', other);
}

async function playLabels({ company }: TradeSteps): Promise<void> {
  await company.give('company', 'company', 'setLabels', { ...defaultLabels, gs1Prefix: '7350012' });
  await company.give('company', 'company', 'numberPallets', { id: freshId(), count: 2 });
}

/** Goods came in some days ago, and their day has passed since. */
async function playExpiry(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const product = await steps.tracked('KEPT-EXPIRED', { tracking: 'lot', expires: true });
  const [receipt, lot] = [freshId(), freshId()];
  const { warehouse } = company.seeded;
  const expiresOn = dayFromNow(-3);
  const line = {
    ...steps.receiptLine(lot, product, bin),
    lot: { code: 'OVER', expiresOn },
  };
  const give = (type: string, data: object): Promise<void> =>
    company.giveInternally('goodsReceipt', receipt, type, data, 6);
  await give('create', { warehouse, order: null, supplier: null, source: 'opening' });
  await give('count', { lines: [line] });
  await give('post', {});
  await company.giveInternally('lot', lot, 'expire');
}
