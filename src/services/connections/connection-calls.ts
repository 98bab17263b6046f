import {
  dropItem,
  dryRunConnection,
  keepConnectionSecrets,
  listConnectors,
  readConnection,
  retryItem,
  runConnection,
  sampleConnection,
  testConnection,
} from '#model/areas/integrations/connection/connection.api.ts';
import type { ConnectionDesk } from '#model/areas/integrations/connection/connection-desk.ts';
import { listPrinters, printLabels } from '#model/areas/integrations/connection/print.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Connections of a company: what they did, tests, dry runs, and label printers. */
export function connectionCalls(http: HttpClient, company: number): ConnectionDesk {
  const of = (connection: string) => ({ params: { company, connection } });
  const about = (connection: string, item: string) => ({ params: { company, connection, item } });
  return {
    offered: async () => (await http.call(listConnectors, { params: { company } })).connectors,
    news: (id) => http.call(readConnection, of(id)),
    keepSecrets: async (id, secrets) =>
      void (await http.call(keepConnectionSecrets, { ...of(id), body: { secrets } })),
    test: (id) => http.call(testConnection, of(id)),
    dryRun: (id) => http.call(dryRunConnection, of(id)),
    sample: (id, target) => http.call(sampleConnection, { ...of(id), body: { target } }),
    run: async (id) => void (await http.call(runConnection, of(id))),
    retry: async (id, item, texts) =>
      void (await http.call(retryItem, { ...about(id, item), body: { texts } })),
    drop: async (id, item) => void (await http.call(dropItem, about(id, item))),
    printers: async () => (await http.call(listPrinters, { params: { company } })).printers,
    print: async (printer, labels, copies) =>
      void (await http.call(printLabels, { ...of(printer), body: { labels, copies } })),
  };
}
