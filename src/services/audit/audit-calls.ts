import type { AuditPage, AuditQuestions } from '#model/audit/audit-answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { page } from './audit-answers.ts';

/** Questions to the audit log of a company. */
export function auditCalls(http: HttpClient, company: number): AuditQuestions {
  const at = (rest: string): string => `core/companies/${company}/audit/${rest}`;
  return {
    page: async (ask, part) =>
      (await http.send('post', at(''), page, { json: { ...ask, ...part } })) as unknown as AuditPage, // see the note on frames
  };
}
