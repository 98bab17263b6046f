import { grades, type Grade } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { parcels, type TradeSteps } from './trade-steps.ts';

/** Returns that ended in each way: not taken back, forgotten, by mistake, graded as each grade, credited. */
export async function playReturns(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const product = await steps.goods('KEPT-RETURNED', [await steps.bin()], 20);
  const shipment = await steps.finish(await steps.claimed([product], 10));
  await steps.keep('shipment', shipment, 'packAndShip', parcels());
  const give = (id: string, type: string, data: object = {}): Promise<void> =>
    company.give('customerReturn', id, type, data);
  const refused = await written(steps, shipment);
  await give(refused, 'request');
  await give(refused, 'refuse', { reason: 'tooLate' });
  await give(await written(steps, shipment), 'cancel', { reason: 'customerRequest' });
  const forgotten = await written(steps, shipment);
  await company.giveInternally('customerReturn', forgotten, 'approve', {}, 40);
  await give(forgotten, 'expire');
  await give(await received(steps, shipment), 'reverse', { reason: 'enteredByMistake' });
  for (const grade of grades) {
    const id = await received(steps, shipment);
    await graded(steps, id, grade);
    await give(id, 'post');
    if (grade !== 'restock') continue;
    await give(id, 'credit');
    await give(id, 'close');
  }
}

const returnIn = async ({ company }: TradeSteps, id: string) => {
  const row = (await company.view()).get('customerReturn', id);
  if (!row) throw new Error(`return ${id} is not there`);
  return row;
};

/** A piece of a shipment that is to come back. */
async function written(steps: TradeSteps, shipment: string): Promise<string> {
  const { company } = steps;
  const { order = '' } = (await company.view()).get('shipment', shipment) ?? {};
  const { customer = '', warehouse = '' } = (await company.view()).get('salesOrder', order) ?? {};
  const id = await company.create('customerReturn', { customer, warehouse, order, shipment });
  const lines = (await returnIn(steps, id)).lines.map((line) => ({
    ...formLine(line),
    quantity: 1000,
    reason: 'quality',
  }));
  await company.give('customerReturn', id, 'update', { warehouse, theirReference: '', notes: '', lines });
  return id;
}

/** One that has. */
async function received(steps: TradeSteps, shipment: string): Promise<string> {
  const { company } = steps;
  const id = await written(steps, shipment);
  await company.give('customerReturn', id, 'approve');
  const lines = (await returnIn(steps, id)).lines.map(({ id: line, quantity }) => ({ line, quantity }));
  await company.give('customerReturn', id, 'receive', { lines });
  return id;
}

async function graded(steps: TradeSteps, id: string, grade: Grade): Promise<void> {
  const part = { id: freshId(), grade, quantity: 1000, location: null, note: '', photo: null };
  const lines = (await returnIn(steps, id)).lines.map((line) => ({ line: line.id, grades: [part] }));
  await steps.company.give('customerReturn', id, 'grade', { lines });
}
