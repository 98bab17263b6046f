import { listRows } from './listed-rows.ts';

export const priceListRows = listRows('PRL', [
  'Prices are agreed by list: for everyone, for customers or for their categories.',
  'What was sold by a list stays explained: a list is archived, never removed.',
]);
