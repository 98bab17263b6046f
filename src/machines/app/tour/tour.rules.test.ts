import { describe, expect, test } from 'vitest';
import {
  leftOutBefore,
  minutesOf,
  nextStep,
  previousStep,
  tourPlans,
  tours,
  tourSteps,
  type TourId,
} from './tour.rules.ts';

const lengths: Readonly<Record<TourId, number>> = {
  dashboard: 5,
  products: 7,
  inventory: 6,
  sales: 5,
  complete: 20,
};
const ids = Object.keys(tours) as TourId[]; // the keys of a record by tour

describe('the five tours', () => {
  test('[TOUR3] have 5, 7, 6, 5 and 20 steps, and no step twice', () => {
    expect(Object.fromEntries(ids.map((id) => [id, tours[id].length]))).toEqual(lengths);
    for (const id of ids) expect(new Set(tours[id]).size).toBe(tours[id].length);
  });

  test('[TOUR3] are estimated at half a minute a step, rounded up', () => {
    expect(ids.map((id) => minutesOf(tours[id].length))).toEqual([3, 4, 3, 3, 10]);
  });

  test('[TOUR3] go to the pages that the specification names, and begin on their own', () => {
    const named = [
      '/dashboard',
      '/apps/products',
      '/apps/products/add',
      '/apps/inventory/items',
      '/apps/inventory/movements',
      '/apps/inventory/adjustments',
      '/apps/sales/orders',
      '/apps/sales/orders/add',
      '/apps/sales/customers',
    ];
    const used = ids.flatMap((id) => tours[id].map((step) => tourSteps[step].path));
    expect([...new Set(used)].toSorted()).toEqual(named.toSorted());
    expect(tourPlans((path) => path).map(({ paths }) => paths[0])).toEqual([
      '/dashboard',
      '/apps/products',
      '/apps/inventory/items',
      '/apps/sales/orders',
      '/dashboard',
    ]);
  });

  test('[TOUR4] know their pages by the address that an alias leads to', () => {
    const resolve = (path: string): string => path.replace(/\/add$/, '/create');
    const products = tourPlans(resolve).find(({ id }) => id === 'products');
    expect(products?.paths.at(-1)).toBe('/apps/products/create');
  });
});

describe('progress', () => {
  const at = (step: number, missing: readonly number[] = []) => ({ step, total: 5, missing });

  test('[TOUR5] goes up to the total and not below 0', () => {
    expect([0, 3, 4].map((step) => nextStep(at(step)))).toEqual([1, 4, null]);
    expect([0, 1, 4].map((step) => previousStep(at(step)))).toEqual([null, 0, 3]);
  });

  test('[TOUR9] passes over what is missing', () => {
    expect(nextStep(at(1, [2, 3]))).toBe(4);
    expect(nextStep(at(2, [3, 4]))).toBeNull();
    expect(previousStep(at(3, [1, 2]))).toBe(0);
    expect(previousStep(at(2, [0, 1]))).toBeNull();
  });

  test('[TOUR9] says how many were left out before a step', () => {
    expect(leftOutBefore(at(2))).toBe(0);
    expect(leftOutBefore(at(0))).toBe(0);
    expect(leftOutBefore(at(3, [1, 2]))).toBe(2);
    expect(leftOutBefore(at(2, [0, 1, 4]))).toBe(2);
    expect(leftOutBefore(at(3, [0]))).toBe(0);
  });
});
