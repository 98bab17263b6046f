import { z } from 'zod';
import { isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import { labelSchema } from '#model/areas/stock/labels/label-schema.ts';
import { zplOf } from '#model/areas/stock/labels/zpl.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  problem,
  type Api,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { connectionRow, workingConnections } from './connection-rows.ts';
import { must, type ConnectionRouteDeps } from './connection.routes.ts';
import { printZpl } from './printer/label-printer.connector.ts';
import { connectionExamples as examples } from './route-examples.ts';

const tags = ['connections'];
const MOST_LABELS = 1000;

/** [CNX12] Label printers that are connected: their names, and labels for one of them. */
export function addPrintRoutes(app: Api, deps: ConnectionRouteDeps): void {
  addPrinters(app, deps);
  addPrint(app, deps);
}

function addPrinters(app: Api, deps: ConnectionRouteDeps): void {
  const printer = z.object({ id: z.string(), name: z.string(), dots: z.int() });
  app.route({
    method: 'GET',
    url: '/core/companies/:company/printers/',
    schema: {
      tags,
      summary: 'Label printers that are connected',
      params: companyParams,
      response: {
        200: z.object({ printers: z.array(printer) }).meta({ examples: [examples.printers] }),
        ...failures,
      },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        must(access, 'connection.print');
        const rows = await workingConnections(trx, access.company);
        const printers = rows.filter(({ connector }) => connectorSpec(connector)?.offers === 'print');
        return {
          printers: printers.map(({ id, name, settings }) => ({ id, name, dots: Number(settings['dots']) })),
        };
      }),
  });
}

const body = z
  .strictObject({
    labels: z.array(labelSchema).min(1).max(MOST_LABELS),
    copies: z.int().min(1).max(500),
  })
  .meta({ examples: [examples.print] });

function addPrint(app: Api, deps: ConnectionRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/core/companies/:company/printers/:connection/print/',
    schema: {
      tags,
      summary: 'Print labels on a label printer',
      params: companyParams.extend({ connection: documentId }),
      body,
      response: {
        200: z.object({ printed: z.int() }).meta({ examples: [{ printed: 2 }] }),
        ...failures,
        409: problem,
      },
    },
    handler: async (request) => {
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
    },
  });
}
