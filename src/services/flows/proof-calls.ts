import { readChartProof, readProof, readProofPicture } from '#model/flows/proof.api.ts';
import type { ProofQuestions } from '#model/flows/proof-report.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Queries for the last report of the path tests; under a company, whose permissions apply. */
export function proofCalls(http: HttpClient, company: number): ProofQuestions {
  const params = { company };
  return {
    summary: () => http.call(readProof, { params }),
    chart: (chart) => http.call(readChartProof, { params: { ...params, chart } }),
    picture: (file) => http.url(readProofPicture, { params: { ...params, file } }),
  };
}
