import { isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import { zplOf } from '#model/areas/stock/labels/zpl.ts';
import { asMember, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { connectionRow, workingConnections } from './connection-rows.ts';
import { must, type ConnectionRouteDeps } from './connection.routes.ts';
import { printZpl } from './printer/label-printer.connector.ts';
import { listPrinters, printLabels } from '#model/areas/integrations/connection/print.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** [CNX12] Label printers that are connected: their names, and labels for one of them. */
export function addPrintRoutes(app: Api, deps: ConnectionRouteDeps): void {
  addPrinters(app, deps);
  addPrint(app, deps);
}

function addPrinters(app: Api, deps: ConnectionRouteDeps): void {
  serve(app, listPrinters, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      must(access, 'connection.print');
      const rows = await workingConnections(trx, access.company);
      const printers = rows.filter(({ connector }) => connectorSpec(connector)?.offers === 'print');
      return {
        printers: printers.map(({ id, name, settings }) => ({ id, name, dots: Number(settings['dots']) })),
      };
    }),
  );
}

function addPrint(app: Api, deps: ConnectionRouteDeps): void {
  serve(app, printLabels, async (request) => {
    const { company, connection } = request.params;
    const row = await asMember(deps, request, company, async (trx, access) => {
      must(access, 'connection.print');
      return connectionRow(trx, company, connection);
    });
    if (!row || connectorSpec(row.connector)?.offers !== 'print')
      throw new HttpError(404, { code: 'unknownDocument' });
    if (!isWorking(row)) throw new HttpError(409, { code: 'connectionNotWorking' });
    const { labels, copies } = request.body;
    try {
      await printZpl(row.settings, zplOf(labels, Number(row.settings['dots']), copies), deps.reach);
    } catch (error) {
      if (error instanceof ConnectorFault) throw new HttpError(409, error.refusal);
      throw error;
    }
    return { printed: labels.length * copies };
  });
}
