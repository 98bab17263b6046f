import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { useQuoteColumns } from './quote-columns.tsx';

/** The chance of a quote's customer, with what the server answers. */
async function chance(answer: (customer: string) => ReturnType<CompanyModel['quoteChances']>) {
  const world = new SalesWorld();
  const { order } = world.draft([{ product: world.bolt }]);
  world.act('salesOrder', order, 'sendQuote', { by: 'phone' });
  const customer = world.base.row('salesOrder', order)?.customer ?? '';
  const Chance = () => {
    const row = useRow('salesOrder', order);
    const column = useQuoteColumns(() => '').find(({ id }) => id === 'chance');
    return <p id="chance">{row && column?.cell(row)}</p>;
  };
  const model = { ...deviceWith(world.base), quoteChances: () => answer(customer) };
  await showAt(model, '/en/here', () => <Chance />);
  await act(async () => undefined);
  return find('#chance').textContent;
}

it('[SO81] the chance of a quote is what was won of all to its customer, as the server counts them', async () => {
  expect(await chance(async (customer) => [{ customer, won: 3, all: 9 }])).toBe('3 of 9');
});

it('[SO81] without a connection it is of those that the device holds', async () => {
  expect(await chance(() => Promise.reject(new Error('offline')))).toBe('0 of 1');
});
