import { expect, test } from 'vitest';
import { isToInvoice } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import * as bill from '../browser/invoice-steps.ts';
import { open, signIn } from '../browser/journey-pages.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import { demoModel } from './demo-model.ts';
import { engines, visitWith } from './engine-visit.ts';

const served = servedOrigin();

/** An order of the demonstration of which something has left that is not invoiced. */
async function orderToInvoice(): Promise<string> {
  const orders = [...(await demoModel(served.origin)).all('salesOrder').values()] as SalesOrderRow[]; // that table
  const found = orders.find(isToInvoice);
  if (!found) throw new Error('the demonstration has no order to invoice');
  return found.id;
}

test.each(engines)(
  '[ENGINES] in %s an order is invoiced and issued, a file of the bank is taken in that pays it, and the vouchers are saved',
  async (engine) => {
    const complaints = await visitWith(
      engine,
      { origin: served.origin, language: 'sv' },
      async ({ visitor, driver }) => {
        await signIn(visitor, 'admin');
        await open(visitor, `/apps/sales/orders/${await orderToInvoice()}`);
        const issued = await bill.issueInvoice(visitor, await bill.draftInvoice(visitor));
        expect(issued.number).toMatch(/^INV-/);
        await bill.payByBankFile(visitor, issued);
        await bill.seePaid(visitor, issued);
        expect(await bill.saveVouchers(visitor)).toMatch(/^#FLAGGA 0/);
        return driver.complaints();
      },
    );
    expect(complaints).toEqual([]);
  },
);
