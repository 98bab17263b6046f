import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DraftBox, UnfinishedDraft } from '#model/engine/draft-box.ts';
import { Afresh } from '../app/afresh.tsx';
import { CustomerFormPage } from '../customer/customer-form.page.tsx';
import { click, find, type, unmount } from '../ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';

afterEach(unmount);

/** The drafts of a person, and the tab that they are read in. */
function box() {
  const all = new Map<string, UnfinishedDraft>();
  let own: string | undefined;
  let begun = 0;
  const drafts: DraftBox = {
    isLasting: true,
    unsent: 0,
    arrivals: 0,
    isElsewhere: () => false,
    leave: () => {},
    subscribe: () => () => {},
    read: (form) => all.get(form),
    keep: (form, draft) =>
      void all.set(form, { ...draft, form, at: '2026-05-04T08:00:00.000Z', isElsewhere: false }),
    forget: (form) => void all.delete(form),
    newForm: (kind) => own ?? drafts.goOn(kind),
    goOn: (kind, form = `${kind}.new-${(begun += 1)}`) => (own = form),
    unfinished: () => [...all.values()].filter(({ form }) => form !== own),
  };
  const openElsewhere = (form: string): void => {
    const draft = all.get(form);
    if (draft) all.set(form, { ...draft, isElsewhere: true });
  };
  return { drafts, openTab: () => void (own = undefined), openElsewhere };
}

/** Shows the form in a tab of its own. */
async function tab({ drafts, openTab }: ReturnType<typeof box>) {
  openTab();
  const model: CompanyModel = { ...deviceWith(companyWorld()), drafts };
  await showAt(model, '/en/apps/sales/customers/create', () => (
    <Afresh>
      <CustomerFormPage />
    </Afresh>
  ));
}

const name = '.ui-form .ui-fields input';
const nameField = (): HTMLInputElement => find(name) as HTMLInputElement; // an input by its selector
const offered = () =>
  [...document.querySelectorAll('.document-unfinished strong')].map(({ textContent }) => textContent);

it('[DP16] a second tab writes its own customer, is offered the one that was begun, and goes on with it', async () => {
  const kept = box();
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
  const kept = box();
  await tab(kept);
  type(name, 'Bolt & Co');
  unmount();
  kept.openElsewhere(kept.drafts.newForm('customer'));
  await tab(kept);
  expect(offered()).toEqual(['Bolt & Co']);
  expect(find('.document-unfinished').textContent).toContain('Open in another tab');
  expect(document.querySelectorAll('.document-unfinished button')).toHaveLength(0);
});
