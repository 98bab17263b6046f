/** Reason codes by the action that asks for one. */
export const reasons = {
  cancel: ['customerRequest', 'orderedByMistake', 'duplicate', 'outOfStock', 'priceDispute', 'other'],
  closeShort: ['supplierCannotDeliver', 'customerAcceptsShort', 'discontinued', 'other'],
  hold: ['credit', 'customerRequest', 'awaitingInformation', 'quality', 'other'],
  receiveOver: ['supplierSentMore', 'freeGoods', 'orderTooLow', 'other'],
  shortPick: ['notInBin', 'damaged', 'wrongItemInBin', 'other'],
  reverse: ['enteredByMistake', 'wrongQuantity', 'wrongItem', 'returnedToSender', 'other'],
  correct: ['invoiceDiffers', 'enteredByMistake', 'wrongRate', 'discountLeftOut', 'other'],
  undeliver: ['enteredByMistake', 'returnedToSender', 'other'],
  reopen: ['closedByMistake', 'moreToDeliver', 'other'],
  amend: ['customerRequest', 'enteredByMistake', 'wrongQuantity', 'priceDispute', 'outOfStock', 'other'],
  block: ['quality', 'legal', 'credit', 'other'],
} as const;
export type ReasonList = keyof typeof reasons;
