import type { Draft } from 'immer';
import type { ProductForm, ProductRow } from './product.events.ts';

const write = (row: Draft<ProductRow>, data: ProductForm): void => void Object.assign(row, data);
const stateOnly = (): void => {};

export const productFolds = {
  created: write,
  updated: write,
  activated: stateOnly,
  phasedOut: stateOnly,
  blocked: stateOnly,
  unblocked: stateOnly,
  archived: stateOnly,
};
