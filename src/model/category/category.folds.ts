import type { Draft } from 'immer';
import type { CategoryForm, CategoryRow } from './category.events.ts';

const write = (row: Draft<CategoryRow>, data: CategoryForm): void => void Object.assign(row, data);

export const categoryFolds = {
  created: write,
  updated: write,
  archived: (): void => {},
};
