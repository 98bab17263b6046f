import { binFixture } from '#machines/company.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';

const other = { reason: 'other' };

/** Movements in every state, within the warehouse and to another one, and goods that are put away. */
export async function playMovements(steps: TradeSteps): Promise<void> {
  const [from, to] = [await steps.bin(), await steps.bin()];
  const product = await steps.goods('KEPT-MOVED', [from], 100);
  const goods = { product, from, to };
  await playWithin(steps, goods);
  await playTransfers(steps, goods);
  await playPutAway(steps);
}

interface Goods {
  readonly product: string;
  readonly from: string;
  readonly to: string | null;
}

const formOf = ({ company }: TradeSteps, { product, from, to }: Goods, over: object = {}) => {
  const { warehouse } = company.seeded;
  const line = { id: freshId(), product, from, to, quantity: 4000 };
  return { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines: [line], ...over };
};

async function begun(steps: TradeSteps, goods: Goods, over: object = {}) {
  const { company } = steps;
  const id = await company.create('movement', formOf(steps, goods, over));
  const give = (type: string, data: object = {}, by = company.founder): Promise<void> =>
    company.give('movement', id, type, data, by);
  const line = (await company.view()).get('movement', id)?.lines[0]?.id ?? '';
  return { id, give, line };
}

async function playWithin(steps: TradeSteps, goods: Goods): Promise<void> {
  const { company } = steps;
  const asked = await begun(steps, goods, { asksApproval: true });
  await asked.give('update', formOf(steps, goods, { asksApproval: true, note: 'Behind the door' }));
  const { keeper } = company;
  await asked.give('request', {}, keeper);
  await asked.give('withdraw', {}, keeper);
  await asked.give('request', {}, keeper);
  await asked.give('reject', other);
  await asked.give('request', {}, keeper);
  await asked.give('approve');
  await asked.give('reserve');
  const kept = (await company.view()).get('movement', asked.id);
  const { lines = [] } = kept ?? {};
  const same = lines.map(({ id, product, from, to, quantity }) => ({ id, product, from, to, quantity }));
  await asked.give('update', formOf(steps, goods, { asksApproval: true, note: 'Above it', lines: same }));
  await asked.give('unreserve');
  await asked.give('reserve');
  await asked.give('claim');
  const part = { line: lines[0]?.id, quantity: 1000 };
  await asked.give('put', part);
  await asked.give('takeBack', { ...part, to: goods.to });
  await asked.give('move');
  await asked.give('reverse', other);
  const cancelled = await begun(steps, goods);
  await cancelled.give('reserve');
  await cancelled.give('cancel', other);
  await (await begun(steps, goods)).give('reserve');
}

/** To a second warehouse: received in part and settled, recalled and put back, and one that is on its way. */
async function playTransfers(steps: TradeSteps, goods: Goods): Promise<void> {
  const { company } = steps;
  const warehouse = freshId();
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  const { address } = (await company.view()).get('warehouse', company.seeded.warehouse) ?? {};
  await company.give('warehouse', warehouse, 'create', {
    code: 'KEPT-2',
    name: 'Second',
    address,
    ...places,
  });
  const shelf = await company.create('location', binFixture(warehouse, 'S-01', 1));
  const sent = async () => {
    const movement = await begun(steps, { ...goods, to: shelf }, { toWarehouse: warehouse });
    await movement.give('reserve');
    await movement.give('dispatch');
    return movement;
  };
  const settled = await sent();
  await settled.give('receive', { lines: [{ line: settled.line, quantity: 3000 }] });
  await settled.give('settle', { outcome: 'lost', reason: 'other' });
  const recalled = await sent();
  await recalled.give('recall', other);
  await recalled.give('putBack');
  await sent();
}

/** A receipt whose goods are put away, and taken out again. */
async function playPutAway(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const product = await steps.tracked('KEPT-PUT-AWAY');
  const receipt = await steps.counted({ source: 'opening' }, [steps.receiptLine(freshId(), product, null)]);
  await steps.post(receipt);
  const [received] = (await company.view()).get('goodsReceipt', receipt)?.lines ?? [];
  const line = {
    id: freshId(),
    product,
    from: received?.location ?? '',
    to: bin,
    quantity: received?.quantity ?? 0,
  };
  const lines = [{ ...line, receiptLine: received?.id }];
  const goods = { product, from: line.from, to: bin };
  const putAway = await begun(steps, goods, { purpose: 'putAway', receipt, lines });
  await putAway.give('reserve');
  await putAway.give('move');
  await putAway.give('reverse', other);
}
