import { usualBills } from '#model/areas/setup/company/bill-policy.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { BillForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billFixture } from '#model/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';

/** Sums that stand nowhere else. */
export const stated = { net: 87_654_00, vat: 21_913_50, rounding: 0, payable: 109_567_50 };

/** Freight that comes to them. */
export const freightLine = () => ({
  id: freshId(),
  product: null,
  code: '',
  text: 'Freight',
  quantity: 1000,
  price: 87_654_0000,
  discount: 0,
  amount: 87_654_00,
  vatRate: 2500,
  receipt: null,
  receiptLine: null,
});

/** Two companies on 4 May 2026, the first with a supplier, bills of it, and people who may approve their own. */
export async function billedServer() {
  const server = await openCompanyApp({ now: () => NOW });
  const { executor } = server.platform;
  for (const company of [1, 2]) await foundCompany(executor, company);
  const give = (kind: string, document: string, type: string, data: object = {}) =>
    mustPropose(executor, 1, [{ kind, document, type, data }], NOW);
  const bills = { ...usualBills, ownApproval: true };
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, bills });
  const supplier = freshId();
  await give('supplier', supplier, 'create', supplierFixture({ name: 'Skruv AB' }));
  let numbered = 0;
  const formOf = (over: Partial<BillForm> = {}): BillForm => ({
    ...billFixture({
      supplier,
      stated,
      supplierNumber: `R-${(numbered += 1)}`,
      lines: [freightLine()],
    }),
    ...over,
  });
  const billed = async (over: Partial<BillForm> = {}): Promise<string> => {
    const id = freshId();
    await give('supplierBill', id, 'create', formOf(over));
    return id;
  };
  const approved = async (over: Partial<BillForm> = {}): Promise<string> => {
    const id = await billed(over);
    await give('supplierBill', id, 'match');
    await give('supplierBill', id, 'approve');
    return id;
  };
  return { server, supplier, give, formOf, billed, approved };
}

/** What became of commands that somebody gives: the code of each refusal, or null; the status where all are refused. */
export const codesOf = async (
  server: CompanyApp,
  user: string,
  commands: readonly object[],
): Promise<(string | null)[]> => {
  const answer = await clientOf(server, user).post('1/commands/', { commands });
  const { outcomes = [] } = answer.json() as { outcomes?: { refusal?: { code: string } }[] };
  return answer.status >= 400
    ? [String(answer.status)]
    : outcomes.map(({ refusal }) => refusal?.code ?? null);
};
