import { asUser } from '#model/engine/actor.ts';
import { originIn, type Api } from '#server/platform/http/company-request.ts';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { CompanyForm, CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Accounts } from './accounts.ts';
import { asAnswer, companyFor, detailsOf } from './company-row.ts';
import { sessionOf } from './request-session.ts';
import { type companyChange, readCompany, changeCompany } from '#model/areas/setup/company/company.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A company's details, for its members; changed through the same command that the screens use. */
export function addCompanyRoutes(app: Api, deps: Accounts): void {
  const { identity } = deps;
  serve(app, readCompany, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    return detailsOf(company, await companyFor(identity, company, user, 'company.view'));
  });
  addCompanyChange(app, deps);
}

function addCompanyChange(app: Api, { identity, executor, now }: Accounts): void {
  const fresh = () => ({ id: uuidv7(Date.parse(now()), randomBytes(10)), seen: 0 });
  serve(app, changeCompany, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    const row = await companyFor(identity, company, user, 'company.edit');
    const { version = row.version, ...change } = request.body;
    const update = {
      kind: 'company',
      document: COMPANY,
      type: 'update',
      version,
      data: changed(row, change),
    };
    const [settled] = await executor.submit(
      company,
      asUser(user),
      [{ ...fresh(), ...update }],
      originIn(request),
    );
    if (settled && 'refusal' in settled) throw asAnswer(settled.refusal);
    return detailsOf(company, await companyFor(identity, company, user, 'company.view'));
  });
}

type Change = Omit<z.output<typeof companyChange>, 'version'>;

function changed(row: CompanyRow, change: Change): CompanyForm {
  return {
    name: change.name ?? row.name,
    organisationNumber: change.organisation_number ?? row.organisationNumber,
    vatNumber: change.vat_number ?? row.vatNumber,
    address: change.address ?? row.address,
    timeZone: change.time_zone ?? row.timeZone,
    currency: change.currency ?? row.currency,
    vatRegistrations: change.vat_registrations ?? row.vatRegistrations,
    bank: change.bank ?? row.bank,
    approvedForFTax: change.approved_for_f_tax ?? row.approvedForFTax,
    eInvoiceAddress: change.e_invoice_address ?? row.eInvoiceAddress,
  };
}
