import { describe, expect, test } from 'vitest';
import { permissionGroups, permissions, type Permission } from '#model/areas/setup/role/permissions.ts';
import { groupBox, knownOf, withAll } from './permission-choice.ts';

const category: Permission[] = ['category.view', 'category.create', 'category.edit', 'category.archive'];
const others: Permission[] = ['company.view', 'flows.view'];
const anything = () => true;
const viewOnly = (permission: Permission) => permission === 'category.view';

describe('the box over a subject', () => {
  test('[RO6] puts in all of it, and takes all of it out again', () => {
    const empty = groupBox(category, others, anything);
    expect([empty.count, empty.standing]).toEqual([0, 'none']);
    const full = empty.press();
    expect(full).toEqual(['company.view', ...category, 'flows.view']);
    const box = groupBox(category, full, anything);
    expect([box.count, box.standing, box.press()]).toEqual([4, 'all', others]);
  });

  test('[RO6] with some of it in puts in the rest', () => {
    const box = groupBox(category, ['category.edit'], anything);
    expect([box.count, box.standing, box.press()]).toEqual([1, 'some', category]);
  });

  test('[RO3] leaves out what may not be given, and then takes out what is in', () => {
    const box = groupBox(category, [], viewOnly);
    expect([box.isFixed, box.press()]).toEqual([false, ['category.view']]);
    const some = groupBox(category, ['category.view'], viewOnly);
    expect([some.standing, some.press()]).toEqual(['some', []]);
  });

  test('[RO3] is fixed where nothing of it may be given', () => {
    expect(groupBox(category, [], () => false).isFixed).toBe(true);
    expect(groupBox(category, ['category.edit'], () => false).press()).toEqual([]);
  });
});

test('[RO4] what the catalogue has no more is left out, and the rest stands in its order', () => {
  expect(knownOf(['product.fly', 'flows.view', 'company.view'])).toEqual(others);
  expect(withAll(others, ['item.view'], true)).toEqual(['company.view', 'item.view', 'flows.view']);
});

test('[RO4] every permission belongs to one subject', () => {
  expect(permissionGroups.flatMap((group) => group.permissions)).toEqual(permissions);
});
