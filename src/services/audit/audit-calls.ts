import { exportAudit, readAudit } from '#model/audit/audit.api.ts';
import type { AuditEntry, AuditQuestions } from '#model/audit/audit-answer.ts';
import type { WalkStep } from '#model/audit/log-verdict.ts';
import { readLogCheck, verifyLog } from '#model/audit/verify.api.ts';
import { companyExportCalls } from '../company/company-export-calls.ts';
import { readSnapshot } from '../company/list-snapshot.ts';
import type { HttpClient } from '../http/http-client.ts';
import { answerLines, wholeAnswer } from '../stream/answer-lines.ts';
import { bodyOf } from '../stream/body-of.ts';

/** Questions to the audit log of a company. */
export function auditCalls(http: HttpClient, company: number): AuditQuestions {
  const params = { company };
  return {
    everything: companyExportCalls(http, company),
    page: (ask, part) => http.call(readAudit, { params, body: { ...ask, ...part } }),
    export: async (ask, signal) => {
      const answer = await http.open(exportAudit, { params, body: ask, signal });
      return (await readSnapshot<AuditEntry>(bodyOf(answer))).pieces;
    },
    lines: async (ask, signal) =>
      wholeAnswer(await http.open(exportAudit, { params, body: { ...ask, format: 'jsonl' }, signal })),
    check: async () => (await http.call(readLogCheck, { params })).check,
    verify: async function* verify(signal) {
      yield* answerLines<WalkStep>(bodyOf(await http.open(verifyLog, { params, signal })));
    },
  };
}
