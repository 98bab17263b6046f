import {
  conformance,
  flowFigures,
  stoodDocuments,
  takenSteps,
  type FlowQuestions,
} from '#model/flows/flow-figures.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Queries for the paths that a company's documents take. */
export function flowCalls(http: HttpClient, company: number): FlowQuestions {
  const at = (rest: string): string => `core/companies/${company}/flows/${rest}`;
  const from = (after: string | undefined) => (after === undefined ? {} : { after });
  return {
    figures: (kind, range) => http.send('get', at(`${kind}/`), flowFigures, { search: range }),
    taken: (kind, transition, range, after) =>
      http.send('get', at(`${kind}/taken/`), takenSteps, {
        search: { ...range, transition, ...from(after) },
      }),
    stood: (kind, state, range, after) =>
      http.send('get', at(`${kind}/stood/`), stoodDocuments, {
        search: { ...range, state, ...from(after) },
      }),
    conformance: (range, kind, after) =>
      http.send('get', at(''), conformance, {
        search: { ...range, ...(kind !== undefined && { kind }), ...from(after) },
      }),
  };
}
