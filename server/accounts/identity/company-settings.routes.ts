import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  CompanyPolicies,
  CompanyRow,
  PoliciesChange,
} from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { asUser } from '#model/engine/actor.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { originIn, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { type settingsChange, changeCompanySettings } from '#model/areas/setup/company/company.api.ts';
import type { Accounts } from './accounts.ts';
import { asAnswer, companyFor } from './company-row.ts';
import { sessionOf } from './request-session.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A company's policies, changed field by field through the same commands that the screens use. */
export function addCompanySettingsRoute(app: Api, { identity, executor, now }: Accounts): void {
  serve(app, changeCompanySettings, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    const row = await companyFor(identity, company, user, 'company.manage');
    const id = uuidv7(Date.parse(now()), randomBytes(10));
    const command = { id, seen: 0, kind: 'company', document: COMPANY, ...commandFor(row, request.body) };
    const [settled] = await executor.submit(company, asUser(user), [command], originIn(request));
    if (settled && 'refusal' in settled) throw asAnswer(settled.refusal);
    return answerOf(await companyFor(identity, company, user, 'company.manage'));
  });
}

type Change = z.output<typeof settingsChange>;

/** A closed period is reopened by a command of its own, with a reason and nothing else. */
function commandFor(row: CompanyRow, { version = row.version, reason, ...change }: Change) {
  const { closedUntil } = row.policies;
  const until = change.closed_until;
  const reopens = until !== undefined && closedUntil !== null && (until === null || until < closedUntil);
  if (!reopens) return { type: 'changePolicies', version, data: changed(row.policies, change) };
  if (version !== row.version)
    throw new HttpError(409, { code: 'stale', params: { expected: version, actual: row.version } });
  const others = Object.keys(change).filter((field) => field !== 'closed_until');
  if (reason === undefined || others.length > 0)
    throw new HttpError(422, {
      code: 'invalid',
      fields: Object.fromEntries([
        ...(reason === undefined ? [['reason', 'reasonMissing']] : []),
        ...others.map((field) => [field, 'reopenAlone']),
      ]),
    });
  return { type: 'reopenPeriod', data: { closedUntil: until, reason } };
}

const changed = (before: CompanyPolicies, change: Change): PoliciesChange => ({
  ...before,
  ...(change.closes_ahead && { closesAhead: change.closes_ahead }),
  overReceipt: change.over_receipt ?? before.overReceipt,
  overReceiptCap: change.over_receipt_cap === undefined ? before.overReceiptCap : change.over_receipt_cap,
  closedUntil: change.closed_until === undefined ? before.closedUntil : change.closed_until,
  pricesIncludeVat: change.prices_include_vat ?? before.pricesIncludeVat,
  shipPolicy: change.ship_policy ?? before.shipPolicy,
  reserve: change.reserve === undefined ? before.reserve : change.reserve,
  reserveDays: change.reserve_days === undefined ? before.reserveDays : change.reserve_days,
});

const answerOf = ({ policies, version }: CompanyRow) => ({
  over_receipt: policies.overReceipt,
  over_receipt_cap: policies.overReceiptCap ?? null,
  closed_until: policies.closedUntil,
  prices_include_vat: policies.pricesIncludeVat ?? false,
  ship_policy: policies.shipPolicy ?? ('partialKeep' as const),
  reserve: policies.reserve ?? ('atConfirm' as const),
  reserve_days: policies.reserveDays ?? null,
  version,
});
