import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each picture of the application shows, for those who do not see it. */
export const pictureWords: Readonly<Record<string, MessageDescriptor>> = {
  dashboard: msg`The dashboard: figures of the day, a chart of sales, and what wants attention`,
  product: msg`The page of a product, with its stock, prices and suppliers`,
  products: msg`The list of products, with states and stock`,
  'stock-item': msg`The stock of a product over time, by warehouse and place`,
  'sales-order': msg`A sales order with its lines, its state and the next step`,
  'sales-orders': msg`The list of sales orders, with tabs for their states`,
  'purchase-order': msg`A purchase order with its lines and what has arrived`,
  'goods-receipt': msg`A goods receipt, counted line by line`,
  receiving: msg`The receiving page, with the arrivals expected next`,
  picking: msg`The list of pick lists, with what is to be done`,
  'pick-phone': msg`A pick list on a phone: one line, its place and the quantity`,
  shipments: msg`The list of shipments, with one open beside it`,
  warehouse: msg`A warehouse with its zones and places`,
  'flows-map': msg`The map of a flow, with how many documents took each way`,
  'flows-chart': msg`The state diagram of a kind of document`,
  palette: msg`The search field over the page, with pages, documents and commands`,
  'list-filters': msg`A list with a filter being made`,
  inbox: msg`The inbox, with what concerns the reader`,
  roles: msg`The list of roles, and the permissions of one`,
  'team-members': msg`The members of a company, with their roles`,
  'print-order': msg`A printed order`,
  reorder: msg`The reorder proposals, by supplier`,
  offline: msg`The connection panel, with changes that wait to be sent`,
  'tour-picker': msg`The list of guided tours`,
};
