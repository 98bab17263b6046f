import { act } from 'react';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { Remountable } from '#views/navigation/remountable.tsx';
import { CustomerFormPage } from '#views/areas/sales/customer/customer-form.page.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { draftBox } from './draft-box.fixtures.ts';

/** Shows the form in a tab of its own. */
async function tab({ drafts, openTab }: ReturnType<typeof draftBox>) {
  openTab();
  const model: CompanyModel = { ...deviceWith(companyWorld()), drafts };
  await showAt(model, '/en/apps/sales/customers/create', () => (
    <Remountable>
      <CustomerFormPage />
    </Remountable>
  ));
}

const name = '.ui-form .ui-fields input';
const nameField = (): HTMLInputElement => find(name) as HTMLInputElement; // an input by its selector
const offered = () =>
  [...document.querySelectorAll('.document-unfinished strong')].map(({ textContent }) => textContent);

it('[DP16] a second tab writes its own customer, is offered the one that was begun, and goes on with it', async () => {
  const kept = draftBox();
  await tab(kept);
  expect(offered()).toEqual([]);
  type(name, 'Bolt & Co');
  unmount();
  await tab(kept);
  expect(nameField().value).toBe('');
  expect(offered()).toEqual(['Bolt & Co']);
  type(name, 'Nut & Sons');
  expect(offered()).toEqual(['Bolt & Co']);
  click('[data-testid=go-on]');
  await act(async () => {});
  expect(nameField().value).toBe('Bolt & Co');
  expect(offered()).toEqual(['Nut & Sons']);
});

it('[DP16] one that another tab is writing is named as that, and neither gone on with nor discarded here', async () => {
  const kept = draftBox();
  await tab(kept);
  type(name, 'Bolt & Co');
  unmount();
  kept.openElsewhere(kept.drafts.newForm('customer'));
  await tab(kept);
  expect(offered()).toEqual(['Bolt & Co']);
  expect(find('.document-unfinished').textContent).toContain('Open in another tab');
  expect(document.querySelectorAll('.document-unfinished button')).toHaveLength(0);
});
