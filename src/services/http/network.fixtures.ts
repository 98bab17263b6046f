import { createHttpClient } from './http-client.ts';

const apiBase = 'https://stock.example.com/api/';

/** A network that answers with `answer`; `sent` lists the requests: method, path below the API base, body. */
export function networkThat(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  const http = createHttpClient({
    apiBase,
    language: () => 'en',
    onUnauthenticated: () => {},
    fetch: async (request) => {
      const { method, url, body } = (request as Request).clone(); // ky always passes a Request
      const text = body ? await new Response(body).text() : null;
      sent.push([method, url.replace(apiBase, ''), text && JSON.parse(text)]);
      return answer();
    },
  });
  return { http, sent };
}
