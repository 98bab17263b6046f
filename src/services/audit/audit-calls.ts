import { bodyOf } from '../stream/body-of.ts';
import type { AuditEntry, AuditPage, AuditQuestions } from '#model/audit/audit-answer.ts';
import type { NightCheck, WalkStep } from '#model/audit/log-verdict.ts';
import type { HttpClient } from '../http/http-client.ts';
import { readSnapshot } from '../company/list-snapshot.ts';
import { answerLines, wholeAnswer } from '../stream/answer-lines.ts';
import { companyExportCalls } from '../company/company-export-calls.ts';
import { check, page } from './audit-answers.ts';

/** Questions to the audit log of a company. */
export function auditCalls(http: HttpClient, company: number): AuditQuestions {
  const at = (rest: string): string => `core/companies/${company}/audit/${rest}`;
  return {
    everything: companyExportCalls(http, company),
    page: async (ask, part) =>
      (await http.send('post', at(''), page, { json: { ...ask, ...part } })) as unknown as AuditPage, // see the note on frames
    export: async (ask, signal) => {
      const answer = await http.open(at('export/'), { json: ask, signal });
      return (await readSnapshot<AuditEntry>(bodyOf(answer))).pieces;
    },
    lines: async (ask, signal) =>
      wholeAnswer(await http.open(at('export/'), { json: { ...ask, format: 'jsonl' }, signal })),
    check: async () => (await http.send('get', at('check/'), check)).check as unknown as NightCheck | null, // likewise
    verify: async function* verify(signal) {
      yield* answerLines<WalkStep>(bodyOf(await http.open(at('verify/'), { json: {}, signal })));
    },
  };
}
