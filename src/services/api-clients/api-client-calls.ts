import { z } from 'zod';
import type { ApiClientQuestions } from '#model/areas/integrations/api-client/client-calls.ts';
import type { HttpClient } from '../http/http-client.ts';

const use = z.object({ client: z.string(), calls: z.int(), failed: z.int(), lastAt: z.string() });
const call = z.object({
  at: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.int(),
  code: z.string().nullable(),
  request: z.string(),
});
const error = z.object({ code: z.string(), status: z.int(), count: z.int(), lastAt: z.string() });
const uses = z.object({ uses: z.array(use) });
const calls = z.object({ calls: z.array(call), errors: z.array(error) });

/** What the API clients of a company did. */
export function apiClientCalls(http: HttpClient, company: number): ApiClientQuestions {
  const at = `core/companies/${company}/api-clients/`;
  return {
    base: new URL(http.url(`core/companies/${company}/`), location.href).href,
    uses: async () => (await http.send('get', at, uses)).uses,
    calls: (client) => http.send('get', `${at}${client}/calls/`, calls),
  };
}
