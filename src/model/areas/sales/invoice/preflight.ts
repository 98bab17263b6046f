import type { Fix, Refusal } from '#model/engine/envelope.ts';
import { fieldsOf } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { contentOf } from './invoice.content.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { missingContents } from './missing-contents.ts';
import { peppolFaults } from './peppol-faults.ts';

/**
 * What keeps a draft from being issued on a day, each with its field: what the law asks for, and where its buyer takes
 * e-invoices each fatal rule of Peppol. The page lists it and the chart refuses by it. [BIL25]
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export function preflight(view: Reader, row: InvoiceRow, today: string): readonly Refusal[] {
  // Whether a sentence is there is judged, not its wording: the name of the text stands for it.
  const content = contentOf(view, row, {
    today,
    language: 'en',
    legal: (text) => text,
    advance: () => 'advance',
    fee: 'fee',
    freightOff: 'freight',
    terms: '',
  });
  if (!content) return [];
  return content.buyer.endpoint === null ? missingContents(content) : peppolFaults(content);
}

/** All of it as one refusal: the first one says why, each field has its own. Null: nothing is missing. [BIL25] */
export function refusalOf(faults: readonly Refusal[], row: InvoiceRow): Refusal | null {
  const [first] = faults;
  if (!first) return null;
  const [field = ''] = Object.keys(first.fields ?? {});
  return {
    code: first.code,
    ...(first.params && { params: first.params }),
    fields: fieldsOf(faults),
    fix: fixOf(row, field),
  };
}

/** The document that a field of what an invoice says is filled in on; its buyer's address is its own. */
export function fixOf({ id, customer }: Pick<InvoiceRow, 'id' | 'customer'>, field: string): Fix {
  const [part, own] = field.split('.');
  if (part === 'seller') return { kind: 'company', document: COMPANY, type: 'update' };
  if (part === 'buyer' && own !== 'address') return { kind: 'customer', document: customer, type: 'update' };
  return { kind: 'invoice', document: id, type: 'update' };
}
