import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { messageOf } from '#i18n/i18n.ts';
import type { BillForm, DeviationCode } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { BillTab } from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { deviationTexts } from '#words/supplier-bill.words.ts';

export const billTypeWords: Readonly<Record<BillForm['type'], MessageDescriptor>> = {
  bill: msg({ context: 'supplier bill', message: 'Bill' }),
  creditNote: msg`Credit note`,
};

export const billSourceWords: Readonly<Record<BillForm['source'], MessageDescriptor>> = {
  typed: msg({ context: 'source', message: 'By hand' }),
  receipt: msg({ context: 'source', message: 'Goods receipt' }),
  eInvoice: msg`E-invoice`,
};

export const payeeWords: Readonly<Record<BillForm['payTo']['type'], MessageDescriptor>> = {
  bankgiro: msg`Bankgiro`,
  plusgiro: msg`Plusgiro`,
  iban: msg`IBAN`,
};

/** How VAT is charged, as who buys sees it. */
export const billVatWords: Readonly<Record<BillForm['treatment'], MessageDescriptor>> = {
  domestic: msg`The supplier charges VAT`,
  reverseChargeDomestic: msg`Reverse charge at home`,
  euSupply: msg`Goods from another EU country`,
  euService: msg`Service from another EU country`,
  export: msg`Import of goods`,
  outside: msg`Service from outside the EU`,
};

export const billTabWords: Readonly<Record<BillTab, MessageDescriptor>> = {
  draft: msg`Drafts`,
  deviating: msg`Deviating`,
  toApprove: msg`To approve`,
  toPost: msg`To post`,
  toPay: msg`To pay`,
  paid: msg`Paid`,
  gone: msg`Reversed, discarded`,
};

/** What each difference is called. */
export const deviationWords = Object.fromEntries(
  Object.entries(deviationTexts).map(([code, text]) => [code, messageOf(text)]),
) as Readonly<Record<DeviationCode, MessageDescriptor>>; // the codes have a text each
