import { expect, test } from 'vitest';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { usualBills } from '#model/areas/setup/company/bill-policy.ts';
import { COMPANY } from '#model/values/company-document.ts';
import * as buy from '../browser/buying-steps.ts';
import { signIn } from '../browser/journey-pages.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import { give, rowOf } from '../browser/settling-steps.ts';
import { demoModel, receiptToInspect } from './demo-model.ts';
import { engines, visitWith } from './engine-visit.ts';

const served = servedOrigin();

test.each(engines)(
  '[ENGINES] in %s what runs short is ordered, a receipt is inspected and billed, and its bill is paid by a file',
  async (engine) => {
    const complaints = await visitWith(
      engine,
      { origin: served.origin, language: 'sv' },
      async ({ visitor, driver }) => {
        await signIn(visitor, 'admin');
        const { policies } = await rowOf<CompanyRow>(visitor, 'company', COMPANY);
        const bills = { ...usualBills, ownApproval: true };
        const data = { ...policies, bills };
        await give(visitor, [{ kind: 'company', document: COMPANY, type: 'changePolicies', data }]);
        // The second engine finds what the first one has ordered, and takes a receipt of its own.
        if (engine === engines[0]) await buy.orderProposals(visitor);
        const receipt = receiptToInspect(await demoModel(served.origin));
        await buy.inspectAndPost(visitor, receipt);
        const bill = await buy.billReceipt(visitor, receipt);
        await buy.payByFile(visitor, await buy.approveAndPost(visitor, bill));
        await buy.landFreight(visitor);
        return driver.complaints();
      },
    );
    expect(complaints).toEqual([]);
  },
);
