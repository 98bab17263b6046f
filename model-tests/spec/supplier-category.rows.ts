import { partyCategoryRows } from './party-category-rows.ts';

export const supplierCategoryStart = { at: 'none' };
export const supplierCategoryRows = partyCategoryRows('SC');
