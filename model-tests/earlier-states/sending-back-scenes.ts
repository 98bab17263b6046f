import type { TradeSteps } from './trade-steps.ts';

/** What goes back of a posted receipt with something rejected: in every state, each with a piece of its own. */
export async function playSendingBack({ company }: TradeSteps, receipt: string): Promise<void> {
  const give = (id: string, type: string, data: object = {}): Promise<void> =>
    company.give('supplierReturn', id, type, data);
  const asked = async (): Promise<string> => {
    const id = await company.create('supplierReturn', { receipt });
    const { lines = [] } = (await company.view()).get('supplierReturn', id) ?? {};
    const wanted = lines.map((line, index) =>
      index === 0 ? { ...line, quantity: 1000, reason: 'damaged' } : line,
    );
    await give(id, 'update', { notes: '', lines: wanted });
    await give(id, 'request');
    return id;
  };
  const sent = await asked();
  await give(sent, 'accept', { theirReference: 'RMA 7' });
  await give(sent, 'dispatch');
  await give(sent, 'credit');
  const back = await asked();
  await give(back, 'accept', { theirReference: 'RMA 9' });
  await give(back, 'dispatch');
  await give(back, 'reverse', { reason: 'enteredByMistake' });
  await give(await asked(), 'reject', { reason: 'other' });
  await give(await asked(), 'cancel', { reason: 'other' });
  await give(await asked(), 'accept', { theirReference: 'RMA 8' });
}
