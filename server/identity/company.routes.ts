import { companyParams, problem } from '#server/documents/company-request.ts';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { COMPANY, type CompanyForm, type CompanyRow } from '#model/company/company.events.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { grantsOf } from '#model/member/member.rules.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { sessionOf, type Api, type IdentityRouteDeps } from './request-session.ts';
import { companyChange, companyDetails } from './identity.schemas.ts';
import type { Identity } from './identity.ts';

const tags = ['identity'];
const failures = { 401: problem, 403: problem, 404: problem };

/** A company's own details, for its members. They change through the command that every screen uses. */
export function addCompanyRoutes(app: Api, deps: IdentityRouteDeps): void {
  const { identity } = deps;
  app.route({
    method: 'GET',
    url: '/core/companies/:company/',
    schema: {
      tags,
      summary: 'Company details',
      params: companyParams,
      response: { 200: companyDetails, ...failures },
    },
    handler: async (request) => {
      const { user } = await sessionOf(identity, request);
      const { company } = request.params;
      return detailsOf(company, await companyFor(identity, company, user, 'company.view'));
    },
  });
  addCompanyChange(app, deps);
}

function addCompanyChange(app: Api, { identity, executor, now }: IdentityRouteDeps): void {
  const fresh = () => ({ id: uuidv7(Date.parse(now()), randomBytes(10)), seen: 0 });
  app.route({
    method: 'PATCH',
    url: '/core/companies/:company/',
    schema: {
      tags,
      summary: 'Change company details',
      params: companyParams,
      body: companyChange,
      response: { 200: companyDetails, ...failures, 409: problem, 422: problem },
    },
    handler: async (request) => {
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
      const [settled] = await executor.submit(company, user, [{ ...fresh(), ...update }]);
      if (settled && 'refusal' in settled) throw asAnswer(settled.refusal);
      return detailsOf(company, await companyFor(identity, company, user, 'company.view'));
    },
  });
}

/** Throws an HttpError: 404 where the user is no member, whether or not there is such a company; 403 without the permission. */
async function companyFor(
  identity: Identity,
  company: number,
  user: string,
  permission: string,
): Promise<CompanyRow> {
  const { row, grants } = await identity.reading(company, (view) => ({
    row: view.get('company', COMPANY),
    grants: grantsOf(view, user),
  }));
  if (!row || !grants) throw new HttpError(404, { code: 'unknownCompany' });
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
  return row;
}

function detailsOf(
  id: number,
  { name, organisationNumber, vatNumber, address, timeZone, currency, version }: CompanyRow,
) {
  const numbers = { organisation_number: organisationNumber, vat_number: vatNumber };
  return { id, name, ...numbers, address, time_zone: timeZone, currency, version };
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
  };
}

/** A refusal in the field names of this API. */
function asAnswer(refusal: Refusal): HttpError {
  const fields = Object.entries(refusal.fields ?? {}).map(([field, reason]) => [snake(field), reason]);
  return new HttpError(refusalStatus(refusal), {
    ...refusal,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  });
}

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
