import {
  companyList,
  roleExtras,
  memberExtras,
  supplierExtras,
  customerExtras,
  commentExtras,
  fileExtras,
} from './directory.messages.ts';
import { warehouseExtras, locationExtras, categoryExtras, productExtras } from './stock.messages.ts';
import { purchaseOrderExtras, goodsReceiptExtras } from './purchase.messages.ts';
import { salesOrderExtras, pickExtras, shipmentExtras } from './sale.messages.ts';
import { sessionList, companySwitchList } from './session.messages.ts';
import { pageList, installList, preferencesList } from './device.messages.ts';
import { registrationList, onboardingList, submissionList } from './registration.messages.ts';
import { syncList, connectivityList, updateList } from './connection.messages.ts';
import { notificationsList, inboxList, bulkRunList } from './inbox.messages.ts';
import { tourList } from './tour.messages.ts';
import { documentList } from './document-lists.ts';
import type { WordList } from './word-list.ts';

/** The words of every chart, by its slug. */
export const wordLists: Readonly<Record<string, WordList>> = {
  company: companyList,
  role: documentList('role', roleExtras),
  member: documentList('member', memberExtras),
  warehouse: documentList('warehouse', warehouseExtras),
  location: documentList('location', locationExtras),
  category: documentList('category', categoryExtras),
  product: documentList('product', productExtras),
  supplier: documentList('supplier', supplierExtras),
  customer: documentList('customer', customerExtras),
  'purchase-order': documentList('purchaseOrder', purchaseOrderExtras),
  'goods-receipt': documentList('goodsReceipt', goodsReceiptExtras),
  'sales-order': documentList('salesOrder', salesOrderExtras),
  pick: documentList('pick', pickExtras),
  shipment: documentList('shipment', shipmentExtras),
  comment: documentList('comment', commentExtras),
  file: documentList('file', fileExtras),
  session: sessionList,
  'company-switch': companySwitchList,
  page: pageList,
  registration: registrationList,
  onboarding: onboardingList,
  submission: submissionList,
  sync: syncList,
  connectivity: connectivityList,
  update: updateList,
  install: installList,
  notifications: notificationsList,
  inbox: inboxList,
  tour: tourList,
  preferences: preferencesList,
  'bulk-run': bulkRunList,
};
