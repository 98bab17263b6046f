import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableName } from '#model/engine/rows.ts';
import { shipPolicyWords } from '../customer/customer.messages.ts';
import { receiptSourceWords } from '../goods-receipt/goods-receipt.messages.ts';
import { partyLanguageWords, vatTreatmentWords } from '../party/party.messages.ts';
import { productKindWords, unitWords, vatClassWords } from '../product/product.messages.ts';
import { recordFields } from '../record-fields.ts';
import { reasonWords } from './reason.messages.ts';

/** How a value is said: a figure of a unit, a moment, a person, a document of a table, or one of a known list. */
export type ValueKind =
  | 'text'
  | 'list'
  | 'quantity'
  | 'whole'
  | 'percent'
  | 'rate'
  | 'unitPrice'
  | 'money'
  | 'weight'
  | 'day'
  | 'moment'
  | 'yesNo'
  | 'person'
  | { readonly table: TableName }
  | { readonly words: Readonly<Record<string, MessageDescriptor>> }
  /** A list of permissions: which came, and which went. */
  | 'permissions';

export interface FieldSaid {
  readonly label: MessageDescriptor;
  readonly as: ValueKind;
}

const is = (label: MessageDescriptor, as: ValueKind = 'text'): FieldSaid => ({ label, as });
const names = (label: MessageDescriptor, table: TableName): FieldSaid => ({ label, as: { table } });
const oneOf = (label: MessageDescriptor, words: Readonly<Record<string, MessageDescriptor>>): FieldSaid => ({
  label,
  as: { words },
});

/**
 * The fields of documents that no record declares for itself, by name, alike for all kinds; `kind.field` where one means
 * something else.
 */
const fields: Readonly<Record<string, FieldSaid>> = {
  address: is(msg`Address`),
  barcodes: is(msg`Barcodes`),
  billing: is(msg`Billing address`),
  cancelled: is(msg`Cancelled`, 'quantity'),
  category: is(msg`Category`),
  city: is(msg`City`),
  claimedBy: is(msg`Picked by`, 'person'),
  code: is(msg`Code`),
  confirmedBy: is(msg`Confirmed by`, 'person'),
  contacts: is(msg`Contacts`),
  cost: is(msg`Cost`, 'money'),
  countedAt: is(msg`Counted`, 'moment'),
  countedBy: is(msg`Counted by`, 'person'),
  country: is(msg`Country`),
  creditLimit: is(msg`Credit limit`, 'money'),
  currency: is(msg`Currency`),
  customer: names(msg`Customer`, 'customer'),
  delivery: is(msg`Delivery addresses`),
  deliveredAt: is(msg`Delivered`, 'moment'),
  deliveryNote: is(msg`Delivery note`),
  description: is(msg`Description`),
  discount: is(msg`Discount`, 'percent'),
  effectiveAt: is(msg`Received`, 'moment'),
  email: is(msg`E-mail`),
  en: is(msg`Name in English`),
  expectedOn: is(msg`Expected on`, 'day'),
  from: names(msg`From`, 'location'),
  invoiced: is(msg`Invoiced`, 'quantity'),
  kind: oneOf(msg`Kind`, productKindWords),
  label: is(msg`Called`),
  language: oneOf(msg`Language`, partyLanguageWords),
  leadDays: is(msg`Lead time, days`, 'whole'),
  lines: is(msg`Lines`),
  location: names(msg`Location`, 'location'),
  max: is(msg`At most`, 'quantity'),
  min: is(msg`At least`, 'quantity'),
  minimum: is(msg`Least quantity`, 'quantity'),
  minimumOrder: is(msg`Minimum order`, 'money'),
  multiple: is(msg`Multiple of`, 'quantity'),
  name: is(msg`Name`),
  notes: is(msg`Notes`),
  number: is(msg`Number`),
  order: names(msg`Order`, 'salesOrder'),
  orderedOn: is(msg`Ordered on`, 'day'),
  organisationNumber: is(msg`Organisation number`),
  overReason: oneOf(msg`Reason`, reasonWords),
  overReceipt: is(msg`Over-receipt`, 'percent'),
  parcels: is(msg`Parcels`),
  permissions: is(msg`Permissions`, 'permissions'),
  phone: is(msg`Phone`),
  pick: names(msg`Pick list`, 'pick'),
  picked: is(msg`Picked`, 'quantity'),
  postcode: is(msg`Postcode`),
  price: is(msg`Price`, 'unitPrice'),
  pricesIncludeVat: is(msg`Prices include VAT`, 'yesNo'),
  priority: is(msg`Priority`, 'whole'),
  product: names(msg`Product`, 'product'),
  promisedOn: is(msg`Promised for`, 'day'),
  purchasePrice: is(msg`Purchase price`, 'unitPrice'),
  quantity: is(msg`Quantity`, 'quantity'),
  quarantine: names(msg`Quarantine`, 'location'),
  rate: is(msg`Rate`, 'rate'),
  received: is(msg`Received`, 'quantity'),
  receiving: names(msg`Receiving`, 'location'),
  rejected: is(msg`Rejected`, 'quantity'),
  released: is(msg`On pick lists`, 'quantity'),
  reorder: is(msg`Reorder rules`),
  replacedBy: names(msg`Replaced by`, 'shipment'),
  replaces: names(msg`Replaces`, 'shipment'),
  returned: is(msg`Returned`, 'quantity'),
  revision: is(msg`Revision`, 'whole'),
  role: names(msg`Role`, 'role'),
  shipment: names(msg`Shipment`, 'shipment'),
  shipped: is(msg`Shipped`, 'quantity'),
  shippedAt: is(msg`Shipped`, 'moment'),
  shipPolicy: oneOf(msg`If something is missing`, shipPolicyWords),
  short: is(msg`Missing`, 'quantity'),
  sku: is(msg`SKU`),
  source: oneOf(msg`Source`, receiptSourceWords),
  staging: names(msg`Staging`, 'location'),
  street: is(msg`Street`),
  supplier: names(msg`Supplier`, 'supplier'),
  suppliers: is(msg`Suppliers`),
  sv: is(msg`Name in Swedish`),
  tags: is(msg`Tags`, 'list'),
  terms: is(msg`Payment terms, days`, 'whole'),
  text: is(msg`Text`),
  theirReference: is(msg`Their reference`),
  tolerance: is(msg`Over-receipt`, 'percent'),
  tracking: is(msg`Tracking`),
  unit: oneOf(msg`Unit`, unitWords),
  unitCost: is(msg`Unit cost`, 'unitPrice'),
  vatClass: oneOf(msg`VAT class`, vatClassWords),
  vatNumber: is(msg`VAT number`),
  vatTreatment: oneOf(msg`VAT treatment`, vatTreatmentWords),
  warehouse: names(msg`Warehouse`, 'warehouse'),
  weight: is(msg`Weight`, 'weight'),
  'product.category': names(msg`Category`, 'category'),
  'goodsReceipt.order': names(msg`Order`, 'purchaseOrder'),
};

/** A field in words; undefined for one that nobody is told of. */
export function fieldSaid(kind: string, path: readonly string[]): FieldSaid | undefined {
  const last = path.at(-1) ?? '';
  const own = recordFields[kind]?.[path.join('.')];
  if (own) return own;
  return (path.length === 1 ? fields[`${kind}.${last}`] : undefined) ?? fields[last];
}
