import { listRows } from './listed-rows.ts';

export const purchaseListRows = listRows('PUL', [
  'TR12: what a supplier asks stands in its lists, each in one currency.',
  'What was bought by a list stays explained: a list is archived, never removed.',
]);
