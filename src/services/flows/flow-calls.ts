import { listStood, listTaken, readConformance, readFlow } from '#model/flows/flow.api.ts';
import type { FlowQuestions } from '#model/flows/flow-figures.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Queries for the paths that a company's documents take. */
export function flowCalls(http: HttpClient, company: number): FlowQuestions {
  const of = (kind: string) => ({ params: { company, kind } });
  return {
    figures: (kind, range) => http.call(readFlow, { ...of(kind), query: range }),
    taken: (kind, transition, range, after) =>
      http.call(listTaken, { ...of(kind), query: { ...range, transition, after } }),
    stood: (kind, state, range, after) =>
      http.call(listStood, { ...of(kind), query: { ...range, state, after } }),
    conformance: (range, kind, after) =>
      http.call(readConformance, { params: { company }, query: { ...range, kind, after } }),
  };
}
