import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { reasons, ReasonList } from '#model/values/reasons.ts';

type ReasonCode = (typeof reasons)[ReasonList][number];

/** The words for each reason. */
export const reasonWords: Readonly<Record<ReasonCode, MessageDescriptor>> = {
  customerRequest: msg`The customer asked for it`,
  orderedByMistake: msg`Ordered by mistake`,
  duplicate: msg`A duplicate`,
  outOfStock: msg`Out of stock`,
  priceDispute: msg`Disagreement about the price`,
  supplierCannotDeliver: msg`The supplier cannot deliver`,
  customerAcceptsShort: msg`The customer accepts less`,
  discontinued: msg`Discontinued`,
  credit: msg`Credit`,
  awaitingInformation: msg`Waiting for information`,
  quality: msg`Quality`,
  supplierSentMore: msg`The supplier sent more`,
  freeGoods: msg`Free goods`,
  orderTooLow: msg`The order was too low`,
  notInBin: msg`Not in the bin`,
  damaged: msg`Damaged`,
  wrongItemInBin: msg`Another item in the bin`,
  enteredByMistake: msg`Entered by mistake`,
  wrongQuantity: msg`Wrong quantity`,
  wrongItem: msg`Wrong item`,
  returnedToSender: msg`Returned to the sender`,
  closedByMistake: msg`Closed by mistake`,
  moreToDeliver: msg`More to deliver`,
  invoiceDiffers: msg`The invoice says otherwise`,
  wrongRate: msg`Wrong exchange rate`,
  discountLeftOut: msg`A discount was left out`,
  legal: msg`Legal reasons`,
  other: msg`Another reason`,
};
