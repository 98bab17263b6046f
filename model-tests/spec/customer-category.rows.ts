import { partyCategoryRows } from './party-category-rows.ts';

export const customerCategoryStart = { at: 'none' };
export const customerCategoryRows = partyCategoryRows('KC');
