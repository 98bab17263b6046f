import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { grantsOnEntry } from '#model/areas/setup/member/member.entry.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';

/**
 * Throws an HttpError: 404 if the user is not a member, whether or not the company exists; 403 without the permission.
 */
export async function companyFor(
  identity: Identity,
  company: number,
  user: string,
  permission: string,
): Promise<CompanyRow> {
  const { row, grants } = await identity.reading(company, (view) => ({
    row: view.get('company', COMPANY),
    grants: grantsOnEntry(view, user),
  }));
  if (!row || !grants) throw new HttpError(404, { code: 'unknownCompany' });
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
  return row;
}

/** A company as the API shows it. */
export function detailsOf(id: number, row: CompanyRow) {
  return {
    id,
    name: row.name,
    organisation_number: row.organisationNumber,
    vat_number: row.vatNumber,
    address: row.address,
    time_zone: row.timeZone,
    currency: row.currency,
    vat_registrations: row.vatRegistrations ?? [],
    bank: row.bank ?? noBank,
    approved_for_f_tax: row.approvedForFTax ?? false,
    e_invoice_address: row.eInvoiceAddress ?? '',
    version: row.version,
  };
}

/** A refusal with this API's field names. */
export function asAnswer(refusal: Refusal): HttpError {
  const fields = Object.entries(refusal.fields ?? {}).map(([field, reason]) => [snake(field), reason]);
  return new HttpError(refusalStatus(refusal), {
    ...refusal,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  });
}

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
