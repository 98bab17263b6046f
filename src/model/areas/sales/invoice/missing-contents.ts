import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { VatCategory } from '#model/vat/vat-codes.ts';
import type { InvoiceContent, InvoiceParty } from './invoice-content.ts';

/** The categories in which the buyer accounts for the VAT, or is taxed in another country for what it bought. */
const buyersOwn: ReadonlySet<VatCategory> = new Set(['AE', 'K']);
/** The categories of who is registered for VAT. */
const registered: ReadonlySet<VatCategory> = new Set(['S', 'Z', 'AE', 'K', 'G']);
/** The categories that say why no VAT is charged. */
export const uncharged: ReadonlySet<VatCategory> = new Set(['E', 'AE', 'K', 'G', 'O']);

/**
 * What an invoice must say and does not, each with the field to fill in. Its day and number come with issuing it. Sources:
 * Mervärdesskattelagen (2023:200) 17 kap. 22 and 24 §§; Directive 2006/112/EC, articles 219 and 226. [INV7]
 */
export const missingContents = (invoice: InvoiceContent): readonly Refusal[] => [
  ...vatNumbers(invoice),
  ...addressOf('seller', 'sellerAddressIncomplete', invoice.seller),
  ...addressOf('buyer', 'buyerAddressIncomplete', invoice.buyer),
  ...when(lacksDelivery(invoice), 'deliveredOnMissing', 'deliveredOn'),
  ...when(invoice.type !== 'invoice' && !invoice.corrects?.number, 'correctedInvoiceMissing', 'corrects'),
  ...lines(invoice),
  ...reasons(invoice),
];

/** Without lines nothing was delivered: then they are what is missing. */
const lacksDelivery = ({ type, deliveredOn, lines: sold }: InvoiceContent): boolean =>
  type !== 'creditNote' && deliveredOn === null && sold.length > 0;

/** A refusal at a field, where something is so. */
export const when = (is: boolean, code: string, field: string, params?: Refusal['params']): Refusal[] =>
  is ? [onField(code, field, params)] : [];

function vatNumbers({ vat, seller, buyer }: InvoiceContent): Refusal[] {
  const has = (some: ReadonlySet<VatCategory>): boolean => vat.some(({ category }) => some.has(category));
  return [
    ...when(has(registered) && seller.vatNumber === '', 'sellerVatNumberMissing', 'seller.vatNumber'),
    ...when(has(buyersOwn) && buyer.vatNumber === '', 'buyerVatNumberMissing', 'buyer.vatNumber'),
  ];
}

const addressOf = (who: 'seller' | 'buyer', code: string, { address }: InvoiceParty): Refusal[] =>
  when(address.street === '' || address.city === '', code, `${who}.address`);

function lines(invoice: InvoiceContent): Refusal[] {
  if (invoice.lines.length === 0) return [onField('noLines', 'lines')];
  return invoice.lines.flatMap(({ name, quantity }, at) => [
    ...when(name.trim() === '', 'invoiceLineNameMissing', `lines.${at}.name`),
    ...when(quantity === 0, 'invoiceLineQuantityMissing', `lines.${at}.quantity`),
  ]);
}

const reasons = ({ vat }: InvoiceContent): Refusal[] =>
  vat.flatMap(({ category, exemption }, at) =>
    when(
      uncharged.has(category) && !exemption?.text && !exemption?.code,
      'exemptionReasonMissing',
      `vat.${at}.exemption`,
    ),
  );
