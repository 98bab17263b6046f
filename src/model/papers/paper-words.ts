import type { Language } from '#model/values/languages.ts';
import type { StockUnit } from '#model/values/units.ts';
import type { LegalText } from '#model/vat/vat-codes.ts';

const places = ['supplier', 'customer', 'opening', 'loss', 'scrap', 'production', 'transit'] as const;

/** A place that goods come from or go to, and that is no bin. */
export type VirtualPlace = (typeof places)[number];
export const isVirtualPlace = (id: string): id is VirtualPlace => places.some((place) => place === id);

/** What invoices say besides what other papers do. */
export type InvoiceWord =
  | 'invoiceDate'
  | 'delivered'
  | 'advanceInvoice'
  | 'advance'
  | 'advanceDeducted'
  | 'returnFee'
  | 'advanceOn'
  | 'yourOrder'
  | 'ourOrders'
  | 'yourVatNumber'
  | 'creditsInvoice'
  | 'correctsInvoice'
  | 'isDraft'
  | 'vatRate'
  | 'rounding'
  | 'prepaid'
  | 'toPay'
  | 'toGetBack'
  | 'vatInCurrency'
  | 'approvedForFTax'
  | 'payment'
  | 'reference'
  | 'dueDay'
  | 'lessIfPaid'
  | 'account.bankgiro'
  | 'account.plusgiro'
  | 'account.iban'
  | 'account.bic'
  | 'account.swish';

/** What reminders and statements of account say besides what invoices do. */
export type ReceivableWord =
  | 'paymentReminder'
  | 'statement'
  | 'reminderDate'
  | 'reminderNumber'
  | 'daysLate'
  | 'leftToPay'
  | 'reminderFee'
  | 'earlierFees'
  | 'reminderFirst'
  | 'reminderAgain'
  | 'asOf'
  | 'openItems'
  | 'age.notDue'
  | 'age.upTo30'
  | 'age.upTo60'
  | 'age.upTo90'
  | 'age.older'
  | 'notAllocated'
  | 'balance'
  | 'nothingOpen'
  | 'statementText'
  | 'mailReminder'
  | 'mailStatement';

/** All that papers say of themselves; `src/words/papers.words.ts` says it in every language. */
export type PaperWord =
  // What papers are called.
  | 'offer'
  | 'orderConfirmation'
  | 'purchaseOrder'
  | 'pickList'
  | 'deliveryNote'
  | 'returnSlip'
  | 'returnNote'
  | 'goodsReceipt'
  | 'transferNote'
  | 'putAwayList'
  | 'transfer'
  | 'replenish'
  | 'fromQuarantine'
  | 'fromStaging'
  | 'countSheet'
  | 'buildSheet'
  | 'stockAdjustment'
  | 'invoice'
  | 'creditNote'
  | 'correctiveInvoice'
  // Labels of facts and of addresses.
  | 'customer'
  | 'customerNumber'
  | 'supplier'
  | 'deliveryAddress'
  | 'sendTo'
  | 'ourReference'
  | 'yourReference'
  | 'yourReturnNumber'
  | 'orderedOn'
  | 'promisedFor'
  | 'expectedOn'
  | 'revision'
  | 'validUntil'
  | 'otherQuantities'
  | 'quantitiesLocked'
  | 'quantitiesRepriced'
  | 'optional'
  | 'order'
  | 'receiptDeliveryNote'
  | 'shippedOn'
  | 'carrier'
  | 'service'
  | 'parcels'
  | 'weight'
  | 'tracking'
  | 'approvedOn'
  | 'sentBack'
  | 'warehouse'
  | 'from'
  | 'to'
  | 'due'
  | 'sentOff'
  | 'note'
  | 'notes'
  | 'received'
  | 'countedBy'
  | 'countedOn'
  | 'bins'
  | 'lines'
  | 'toBuild'
  | 'toTakeApart'
  | 'putIn'
  | 'adjusts'
  | 'day'
  | 'writtenBy'
  | 'approvedBy'
  | 'postedBy'
  | 'changeOfValue'
  // Terms.
  | 'paymentTerms'
  | 'cashDiscount'
  | 'withinDay'
  | 'withinDays'
  | 'paidBefore'
  | 'payDue'
  | 'lessUntil'
  | 'deliveryTerms'
  // Heads of columns.
  | 'product'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'amount'
  | 'yourCode'
  | 'requestedFor'
  | 'lot'
  | 'expires'
  | 'lotExpires'
  | 'location'
  | 'bin'
  | 'barcode'
  | 'picked'
  | 'done'
  | 'fetched'
  | 'counted'
  | 'expected'
  | 'lineNumber'
  | 'accepted'
  | 'rejected'
  | 'customsCode'
  | 'origin'
  | 'reason'
  | 'before'
  | 'change'
  | 'after'
  | 'value'
  // Totals.
  | 'orderDiscount'
  | 'net'
  | 'vat'
  | 'vatOn'
  | 'total'
  // Further tables and sentences.
  | 'onBackorder'
  | 'alsoFound'
  | 'putSlipIn'
  | 'scrapped'
  | 'adjustQuantity'
  | 'adjustValue'
  | 'adjustHold'
  | 'adjustFree'
  // People and places.
  | 'someoneElse'
  | 'system'
  | 'anotherWarehouse'
  | `place.${VirtualPlace}`
  // Invoices.
  | InvoiceWord
  | ReceivableWord
  // What the law asks for where no VAT is charged.
  | `vat.${LegalText}`
  // Quantities.
  | 'inUnit'
  | 'andOver'
  // The foot.
  | 'organisationNumber'
  | 'vatNumber'
  | 'bankgiro'
  | 'plusgiro'
  | 'iban'
  | 'bic'
  // Letters that papers go with.
  | 'mailSubject'
  | 'mailSubjectBare'
  | 'mailHello'
  | 'mailRegards'
  | 'mailOffer'
  | 'mailOrder'
  | 'mailPurchaseOrder'
  | 'mailDeliveryNote'
  | 'mailReturnSlip'
  | 'mailReturnNote'
  | 'mailReceipt'
  | 'mailInvoice'
  | 'mailCreditNote'
  | 'sheetOf';

/** A text in every language; `{name}` is a parameter. */
export type PaperText = Readonly<Record<Language, string>>;

/** The texts that papers are written with: whoever draws one brings them along. */
export interface PaperTexts {
  readonly words: Readonly<Record<PaperWord, PaperText>>;
  /** Units after a figure: of one, and of any other number. */
  readonly units: Readonly<Record<StockUnit, { readonly one: PaperText; readonly many: PaperText }>>;
}
