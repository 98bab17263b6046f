import { proofOfChart, proofSummary, type ProofQuestions } from '#model/flows/proof-report.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Queries for the last report of the path tests; under a company, whose permissions apply. */
export function proofCalls(http: HttpClient, company: number): ProofQuestions {
  const at = (rest: string): string => `core/companies/${company}/flows/proof/${rest}`;
  return {
    summary: () => http.send('get', at(''), proofSummary),
    chart: (name) => http.send('get', at(`charts/${name}/`), proofOfChart),
    picture: (file) => http.url(at(`pictures/${encodeURIComponent(file)}/`)),
  };
}
