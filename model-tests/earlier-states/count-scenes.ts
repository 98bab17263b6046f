import { fromNow } from '#model/values/clock.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';

const other = { reason: 'other' };

/** Counts in every state, with what happens on the way: goods set aside, picks that lose goods, one that is disturbed. */
export async function playCounts(steps: TradeSteps, limited: string): Promise<void> {
  await playOneCount(steps, limited);
  await playLostPick(steps);
  await playDisturbed(steps);
  const { company } = steps;
  const cancelled = await planned(steps, await steps.bin());
  await company.give('count', cancelled, 'cancel', other);
  await planned(steps, await steps.bin());
}

const planned = ({ company }: TradeSteps, ...bins: string[]): Promise<string> =>
  company.create('count', { warehouse: company.seeded.warehouse, scope: { by: 'bins', bins } });

/** Two bins, one of them empty; it is recounted, explained, sent back, approved, posted and reversed. */
async function playOneCount(steps: TradeSteps, limited: string): Promise<void> {
  const { company } = steps;
  const [bin, empty] = [await steps.bin(), await steps.bin()];
  const product = await steps.goods('KEPT-COUNTED', [bin], 20);
  const count = await planned(steps, bin, empty);
  const give = (type: string, data: object = {}, by = limited): Promise<void> =>
    company.give('count', count, type, data, by);
  const found = (pieces: number, id = freshId()) => ({
    entries: [{ id, location: bin, product, quantity: pieces * 1000, isTotal: true }],
  });
  const entry = freshId();
  await give('start');
  await give('count', found(3, entry));
  await give('withdraw', { line: '1', entry });
  await give('count', found(18));
  await give('pause');
  await give('resume');
  await give('sayEmpty', { location: empty });
  const parked = freshId();
  await give('park', { id: parked, location: bin, code: 'WHAT-IS-IT', quantity: 1000, note: '' });
  await give('resolve', { parked, product: null, reason: 'other' });
  await give('submit');
  await give('recount', { lines: ['1'] });
  await give('count', found(19), company.founder);
  await give('submit');
  await give('explain', { lines: ['1'], reason: 'miscounted' });
  await give('review');
  await give('reject', other, company.founder);
  await give('review');
  await give('approve', {}, company.founder);
  await give('post', {}, company.founder);
  await give('reverse', other, company.founder);
}

/** Fewer are found than a pick list has reserved. */
async function playLostPick(steps: TradeSteps): Promise<void> {
  const bin = await steps.bin();
  const product = await steps.goods('KEPT-LOST', [bin], 10);
  await steps.claimed([product], 8);
  await countOf(steps, bin, product, 5);
}

async function countOf(steps: TradeSteps, bin: string, product: string, pieces: number): Promise<void> {
  const { company } = steps;
  const count = await planned(steps, bin);
  const give = (type: string, data: object = {}): Promise<void> => company.give('count', count, type, data);
  await give('start');
  const entries = [{ id: freshId(), location: bin, product, quantity: pieces * 1000, isTotal: true }];
  await give('count', { entries });
  await give('submit');
  if (pieces !== 10) await give('explain', { lines: ['1'], reason: 'miscounted' });
  await give('review');
  await give('post');
}

/** Goods had come in before the count, which is told only afterwards; a pick takes some while another count is open. */
async function playDisturbed(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const product = await steps.goods('KEPT-DISTURBED', [bin], 10);
  await countOf(steps, bin, product, 10);
  const late = await steps.counted({ source: 'opening' }, [steps.receiptLine(freshId(), product, bin)]);
  const receivedAt = fromNow(-3_600_000);
  await company.give('goodsReceipt', late, 'post', { receivedAt });
  const pick = await steps.claimed([product], 2);
  await company.give('count', await planned(steps, bin), 'start');
  await steps.keep('pick', pick, 'scan', { line: '1', quantity: 1000 });
}
