import { act } from 'react';
import { expect, it } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { PermissionMatrixPage } from './permission-matrix.page.tsx';

/** The page of a company with an administrator, a viewer and a stock keeper; an archived role is left out. */
async function show(query = '') {
  const { world, viewer } = team();
  const [keeper, ended] = [world.id(), world.id()];
  world.must('role', keeper, 'create', roleFixture());
  world.must('role', ended, 'create', roleFixture({ name: 'Night shift' }));
  world.must('role', ended, 'archive');
  await showAt(deviceWith(world), `/en/apps/permissions${query}`, PermissionMatrixPage);
  return { viewer, keeper };
}

const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-permission]')].map((one) => one.dataset['permission']);
const cells = (permission: string) =>
  [...document.querySelectorAll(`tr[data-permission="${permission}"] td`)].map(
    ({ textContent }) => textContent,
  );

it('[RO10] a line for every permission, a column for every role that stands, with the way to it', async () => {
  const { viewer } = await show();
  expect(heads()).toEqual(['Permission', 'Administrator', 'Stock keeper', 'Viewer']);
  expect(lines()).toEqual(permissions);
  expect(find('thead th:last-child a').getAttribute('href')).toBe(`/en/apps/roles?id=${viewer}`);
  const [yes, no] = ['Permitted', 'Not permitted'];
  expect(cells('product.viewCost')).toEqual([yes, no, no]);
  expect(cells('product.view')).toEqual([yes, yes, yes]);
  expect(cells('customer.view')).toEqual([yes, no, yes]);
  expect(document.querySelectorAll('tr[data-permission="customer.view"] td svg').length).toBe(2);
});

it('[RO10] is found by what it is about and by what it permits', async () => {
  await show('?q=order+reopen');
  expect(lines()).toEqual(['purchaseOrder.reopen', 'salesOrder.reopen']);
  expect(document.querySelectorAll('th[scope=rowgroup]').length).toBe(2);
});

it('[RO10] says so where nothing is found, and shows all again', async () => {
  await show('?q=no-such-thing');
  expect(document.body.textContent).toContain('No permission matches');
  await act(async () => click('.ui-empty button'));
  expect(lines().length).toBe(permissions.length);
});
