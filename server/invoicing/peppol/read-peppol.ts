import type { Transaction } from 'kysely';
import type { InvoiceParty } from '#model/areas/sales/invoice/invoice-content.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isIssued, ordersIn } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import { peppolFaults } from '#model/areas/sales/invoice/peppol-faults.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { fieldsOf } from '#model/engine/on-field.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { writtenInvoice } from '#words/written-invoice.ts';
import { peppolFile } from './peppol-file.ts';

interface Deps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

interface PeppolFile {
  readonly number: string;
  readonly xml: string;
}

/**
 * The Peppol file of an issued invoice, in its customer's language. [PEP8]
 * @throws HttpError 404 where the company has no such invoice, 409 for a draft and where a fatal rule would refuse the file
 */
export async function readPeppol(
  trx: Transaction<Schema>,
  { engine, layouts }: Deps,
  company: number,
  invoice: string,
): Promise<PeppolFile> {
  const cache = new CompanyCache(engine, layouts, company);
  const content = await cache.knowing(trx, () => {
    const row = cache.view.get('invoice', invoice);
    if (!row) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'invoice' } });
    const { issue } = row;
    if (!isIssued(row) || !issue) throw new HttpError(409, { code: 'notIssued' });
    const { language = 'en' } = cache.view.get('customer', row.customer) ?? {};
    const written = writtenInvoice(cache.view, row, { today: issue.issuedOn, language });
    const contact = sellerContact(cache.view, row);
    return written && { ...written, seller: { ...written.seller, contact } };
  });
  if (!content) throw new HttpError(404, { code: 'unknownCompany' });
  const refusal = refusalOf(content.number, peppolFaults(content));
  if (refusal) throw new HttpError(409, refusal);
  return { number: content.number, xml: peppolFile(content) };
}

/** Who answers to the customer for what is invoiced, as papers name them, with their address. [PEP9] */
function sellerContact(view: Reader, row: InvoiceRow): InvoiceParty['contact'] {
  const [person] = ordersIn(row).flatMap((id) => view.get('salesOrder', id)?.salesperson ?? []);
  const [member] = person === undefined ? [] : view.by('member', 'user', person);
  return member ? { name: member.name, email: member.email, phone: '' } : null;
}

/** A single fault in its own words; several by their number, each with its field. */
function refusalOf(number: string, faults: readonly Refusal[]): Refusal | null {
  const [first, ...others] = faults;
  if (!first || others.length === 0) return first ?? null;
  return { code: 'eInvoiceUnfit', params: { number, count: faults.length }, fields: fieldsOf(faults) };
}
