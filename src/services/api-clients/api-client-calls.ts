import { listClientCalls, listClientUses } from '#model/areas/integrations/api-client/api-client.api.ts';
import type { ApiClientQuestions } from '#model/areas/integrations/api-client/client-calls.ts';
import { readCompany } from '#model/areas/setup/company/company.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the API clients of a company did. */
export function apiClientCalls(http: HttpClient, company: number): ApiClientQuestions {
  const params = { company };
  return {
    base: new URL(http.url(readCompany, { params }), location.href).href,
    uses: async () => (await http.call(listClientUses, { params })).uses,
    calls: (client) => http.call(listClientCalls, { params: { ...params, client } }),
  };
}
