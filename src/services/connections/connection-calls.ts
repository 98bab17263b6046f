import { z } from 'zod';
import type { ConnectionDesk } from '#model/areas/integrations/connection/connection-desk.ts';
import { dryRun } from '#model/areas/integrations/connection/dry-run.ts';
import { connectionNews, itemRefusal } from '#model/areas/integrations/connection/item-answer.ts';
import { tableSample } from '#model/areas/integrations/connection/table-sample.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { HttpClient } from '../http/http-client.ts';

const refusal = itemRefusal.nullable().transform((given) => given as Refusal | null); // its parameters may be absent
const offered = z.object({ connectors: z.array(z.object({ name: z.string(), refusal })) });
const tested = z.object({ name: z.string(), refusal });
const tried = z.object({ result: dryRun.nullable(), refusal });
const sampled = z.object({ sample: tableSample.nullable(), refusal });
const printers = z.object({
  printers: z.array(z.object({ id: z.string(), name: z.string(), dots: z.int() })),
});

/** Connections of a company: what they did, tests, dry runs, and label printers. */
export function connectionCalls(http: HttpClient, company: number): ConnectionDesk {
  const at = (rest: string): string => `core/companies/${company}/${rest}`;
  const of = (id: string, rest = ''): string => at(`connections/${id}/${rest}`);
  const act = async (path: string, json: object = {}): Promise<void> =>
    void (await http.send('post', path, z.unknown(), { json }));
  return {
    offered: async () => (await http.send('get', at('connectors/'), offered)).connectors,
    news: (id) => http.send('get', of(id), connectionNews),
    keepSecrets: (id, secrets) => act(of(id, 'secrets/'), { secrets }),
    test: (id) => http.send('post', of(id, 'test/'), tested, { json: {} }),
    dryRun: (id) => http.send('post', of(id, 'dry-run/'), tried, { json: {} }),
    sample: (id, target) => http.send('post', of(id, 'sample/'), sampled, { json: { target } }),
    run: (id) => act(of(id, 'run/')),
    retry: (id, item, texts) => act(of(id, `items/${item}/retry/`), { texts }),
    drop: (id, item) => act(of(id, `items/${item}/drop/`)),
    printers: async () => (await http.send('get', at('printers/'), printers)).printers,
    print: (printer, labels, copies) => act(at(`printers/${printer}/print/`), { labels, copies }),
  };
}
