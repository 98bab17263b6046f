import { randomBytes } from 'node:crypto';
import type { CompanyPolicies } from '#model/company/company.facts.ts';
import { COMPANY } from '#model/company/company.kind.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { companyParams, originIn, problem, type Api } from '#server/platform/http/company-request.ts';
import { settings, settingsChange } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';
import { asAnswer, companyFor } from './company-row.ts';
import { sessionOf } from './request-session.ts';

/** A company's policies, changed field by field through the same command that the screens use. */
export function addCompanySettingsRoute(app: Api, { identity, executor, now }: Accounts): void {
  app.route({
    method: 'PATCH',
    url: '/core/companies/:company/company_settings/',
    schema: {
      tags: ['identity'],
      summary: 'Change company settings',
      params: companyParams,
      body: settingsChange,
      response: { 200: settings, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem },
    },
    handler: async (request) => {
      const { user } = await sessionOf(identity, request);
      const { company } = request.params;
      const row = await companyFor(identity, company, user, 'company.manage');
      const { version = row.version, ...change } = request.body;
      const id = uuidv7(Date.parse(now()), randomBytes(10));
      const command = { id, seen: 0, kind: 'company', document: COMPANY, type: 'changePolicies', version };
      const [settled] = await executor.submit(
        company,
        user,
        [{ ...command, data: changed(row.policies, change) }],
        originIn(request),
      );
      if (settled && 'refusal' in settled) throw asAnswer(settled.refusal);
      const after = await companyFor(identity, company, user, 'company.manage');
      const { overReceipt, closedUntil } = after.policies;
      return { over_receipt: overReceipt, closed_until: closedUntil, version: after.version };
    },
  });
}

interface Change {
  readonly over_receipt?: number | undefined;
  readonly closed_until?: string | null | undefined;
}

const changed = (before: CompanyPolicies, change: Change): CompanyPolicies => ({
  ...before,
  overReceipt: change.over_receipt ?? before.overReceipt,
  closedUntil: change.closed_until === undefined ? before.closedUntil : change.closed_until,
});
