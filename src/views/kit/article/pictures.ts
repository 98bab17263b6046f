import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#i18n/locale.ts';

/** A picture of the application. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What is seen, for those who do not see it. */
  readonly alt: MessageDescriptor;
}

const screen = (alt: MessageDescriptor): Picture => ({ width: 1280, height: 800, alt });
const phone = (alt: MessageDescriptor): Picture => ({ width: 390, height: 800, alt });

/** All pictures of the application; `npm run screenshot -- pictures` retakes them. */
export const pictures = {
  dashboard: screen(
    msg`The dashboard: figures of the period, a chart of sales, and what has to be done today.`,
  ),
  product: screen(msg`A product with its stock, and what was sold and bought week by week.`),
  products: screen(msg`The list of products with SKU, name, state, stock and price.`),
  'stock-item': screen(msg`The stock of one product: on hand, reserved and free, and a chart of the year.`),
  'sales-order': screen(
    msg`A sales order: its state, the next action, its lines with what is reserved and picked, and the total.`,
  ),
  'sales-orders': screen(msg`The list of sales orders with customer, state, promised day and total.`),
  'purchase-order': screen(
    msg`A purchase order with its supplier, promised days, and ordered and received quantities.`,
  ),
  'goods-receipt': screen(
    msg`A goods receipt: expected and counted quantities, line by line, and the place they go to.`,
  ),
  receiving: screen(msg`Receiving: what is expected from suppliers, by day.`),
  picking: screen(msg`The pick lists with order, customer, state and picker.`),
  'pick-phone': phone(msg`A pick list on a phone: the next place, the product and the quantity to take.`),
  shipments: screen(msg`The list of shipments with number, order, customer and state.`),
  warehouse: screen(msg`A warehouse with its zones and places on a map.`),
  'flows-map': screen(
    msg`The process map of sales orders: the states, how many orders are in each, and how often each step was taken.`,
  ),
  'flows-chart': screen(msg`The state diagram of a pick list: its states, and the steps between them.`),
  palette: screen(msg`The command palette: pages, documents and actions found by what is typed.`),
  'list-filters': screen(msg`A list with two filters, the choices of one of them open.`),
  inbox: screen(msg`The inbox: a mention, with the document it is about.`),
  roles: screen(msg`The roles, with the number of permissions and of the people who have them.`),
  'team-members': screen(msg`The people of the company with their roles and states.`),
  'print-order': screen(msg`A printed purchase order on paper, with supplier, lines and amounts.`),
  reorder: screen(msg`Reorder: products below their reorder point, with suggested quantities by supplier.`),
  offline: screen(msg`The application without a connection: it says so, and lists what waits to be sent.`),
  'tour-picker': screen(msg`The choice of guided tours, each with what it shows.`),
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof pictures;

/** Its address in a language and a theme. */
export const pictureAddress = (name: PictureName, locale: Locale, theme: 'light' | 'dark'): string =>
  `/pictures/${name}.${locale}.${theme}.webp`;
