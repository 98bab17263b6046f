import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { CategoryPanel } from '#views/areas/products/category/category-panel.tsx';
import { LocationPanel } from '#views/areas/stock/location/location-panel.tsx';
import { click, find, press, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { WarehousePanel } from '#views/areas/stock/warehouse/warehouse-panel.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { draftBox } from './draft-box.fixtures.ts';

/** A company with a warehouse and a location, whose forms store drafts. */
function company(drafts = draftBox().drafts): CompanyModel {
  return { ...deviceWith(companyWorld()), drafts };
}

const panels = {
  category: { Panel: CategoryPanel, field: '.ui-fields input' },
  location: { Panel: LocationPanel, field: '.ui-field:nth-child(2) input' },
  warehouse: { Panel: WarehousePanel, field: '.ui-fields input' },
};

const discards = () =>
  [...document.querySelectorAll<HTMLElement>('.ui-dialog-actions button')].find(
    ({ textContent }) => textContent === 'Discard',
  );

it.each(Object.entries(panels))(
  '[DP18] what is written of a new %s in its panel is there again until it is given up',
  async (kind, { Panel, field }) => {
    const { drafts } = draftBox();
    const onClose = vi.fn<() => void>();
    const show = () => showAt(company(drafts), '/en/here', () => <Panel onClose={onClose} />);
    const text = () => (find(field) as HTMLInputElement).value; // an input by its selector
    await show();
    expect(document.querySelector('[data-testid=start-over]')).toBeNull();
    type(field, 'Begun');
    expect(find('.ui-side-actions').textContent).toContain('Draft kept');
    unmount();
    await show();
    expect([text(), find('[data-testid=start-over]').textContent]).toEqual(['Begun', 'Start over']);
    click('.ui-side [data-testid=cancel]');
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => discards()?.click());
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    await show();
    expect([text(), drafts.unfinished(kind)]).toEqual(['', []]);
  },
);

it('[DP23] what was typed before a draft came from elsewhere stays; where nothing was, the draft is shown', async () => {
  const { drafts, arrive } = draftBox();
  const { Panel, field } = panels.category;
  const form = drafts.newForm('category');
  const text = () => (find(field) as HTMLInputElement).value; // an input by its selector
  const show = () => showAt(company(drafts), '/en/here', () => <Panel onClose={() => {}} />);
  await show();
  type(field, 'Typed here');
  const written = drafts.read(form);
  if (!written) throw new Error('nothing is kept');
  const theirs = {
    ...written,
    value: { ...(written.value as object), name: { en: 'Written elsewhere', sv: '' } },
  };
  act(() => arrive(form, theirs));
  type(field, `${text()} on`);
  expect([text(), drafts.read(form)?.value]).toMatchObject([
    'Typed here on',
    { name: { en: 'Typed here on' } },
  ]);
  unmount();
  drafts.forget(form);
  await show();
  expect(text()).toBe('');
  act(() => arrive(form, theirs));
  expect(text()).toBe('Written elsewhere');
});

const isAsked = (): boolean => document.querySelector('.ui-dialog') !== null;
const drawn = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

it('[DP18] a panel is saved with the keys, at the first wrong field until it is right', async () => {
  const { drafts } = draftBox();
  const onClose = vi.fn<() => void>();
  const model = company(drafts);
  await showAt(model, '/en/here', () => <WarehousePanel onClose={onClose} />);
  type('.ui-fields input', 'South');
  press('Enter', { ctrlKey: true });
  await drawn();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('.ui-field:nth-child(2) input'));
  type('.ui-field:nth-child(2) input', 'SOUTH');
  press('Enter', { ctrlKey: true });
  await drawn();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(model.pending().map(({ command }) => command.type)).toEqual(['create']);
  expect(drafts.read('warehouse.new-1')).toBeUndefined();
});

it.each([
  [true, false],
  [false, true],
])('[DP18] what is kept: %s, so leaving the page asks first: %s', async (isLasting, asks) => {
  const drafts = { ...draftBox().drafts, isLasting };
  const history = await showAt(company(drafts), '/en/here', () => <WarehousePanel onClose={() => {}} />);
  type('.ui-fields input', 'South');
  await act(async () => history.push('/en/there'));
  expect([isAsked(), history.location.pathname]).toEqual([asks, asks ? '/en/here' : '/en/there']);
});
