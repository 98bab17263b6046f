import { act } from 'react';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { WarehousePanel } from '#views/areas/stock/warehouse/warehouse-panel.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { draftBox } from './draft-box.fixtures.ts';

const postcode = '[name=postcode]';
const show = () =>
  showAt({ ...deviceWith(companyWorld()), drafts: draftBox().drafts }, '/en/here', () => (
    <WarehousePanel onClose={() => {}} />
  ));
const errors = () => [...document.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent);
const leave = () =>
  act(() => void find(postcode).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const fault = 'Not a valid postcode in its country. Example: 111 22.';
const marked = () =>
  [...document.querySelectorAll('[data-required=true]')].map(({ textContent }) => textContent);

it('[DP28] a form tells what cannot be right when its field is left, and no longer once it is put right', async () => {
  await show();
  type(postcode, '12');
  expect(errors()).toEqual([]);
  await leave();
  expect(errors()).toEqual([fault]);
  type(postcode, '222 22');
  expect(errors()).toEqual([]);
});

it('[DP29] a form marks what is required, to the eye and to assistive technology, before it is saved', async () => {
  await show();
  const told = [...document.querySelectorAll('[aria-required=true]')].length;
  expect([marked(), told, find('.ui-required-note').textContent]).toEqual([
    ['Name', 'Code'],
    2,
    'Fields marked * are required.',
  ]);
});

it('[DP28] a form is not saved with what cannot be right', async () => {
  await show();
  type('.ui-fields .ui-field:nth-child(1) input', 'Yard');
  type('.ui-fields .ui-field:nth-child(2) input', 'Y');
  type(postcode, '12');
  click('.ui-side [data-testid=save]');
  expect(errors()).toEqual([fault]);
});
