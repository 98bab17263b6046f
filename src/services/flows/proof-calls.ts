import { proofOfChart, proofSummary, type ProofQuestions } from '#model/flows/proof-report.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the server tells of the last report of the path tests; it is asked under a company, which gives the right to. */
export function proofCalls(http: HttpClient, company: number): ProofQuestions {
  const at = (rest: string): string => `core/companies/${company}/flows/proof/${rest}`;
  return {
    summary: () => http.send('get', at(''), proofSummary),
    chart: (name) => http.send('get', at(`${name}/`), proofOfChart),
    picture: (file) => http.url(at(`pictures/${encodeURIComponent(file)}/`)),
  };
}
