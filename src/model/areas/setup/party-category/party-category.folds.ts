import type { PartyCategoryRow } from './party-category.ts';

type Open = { -readonly [K in keyof PartyCategoryRow]: PartyCategoryRow[K] };

/** Folds of the facts whose data is not simply assigned to a category. */
export const categoryFolds = {
  merged: (row: Open, { into }: { readonly into: string }): void => {
    row.mergedInto = into;
  },
  restored: (row: Open): void => {
    delete row.mergedInto;
  },
};
