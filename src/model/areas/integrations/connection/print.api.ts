import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { labelSchema } from '#model/areas/stock/labels/label-schema.ts';

export const listPrinters = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/printers/',
  tag: 'connections',
  summary: 'Label printers that are connected',
  access: 'connection.print',
  params: companyParams,
  answer: z
    .object({ printers: z.array(z.object({ id: z.string(), name: z.string(), dots: z.int() })) })
    .meta({
      examples: [
        { printers: [{ id: '019a0000-0000-7000-8000-000000000001', name: 'Packing table', dots: 203 }] },
      ],
    }),
});

const MOST_LABELS = 1000;

const body = z
  .strictObject({
    labels: z.array(labelSchema).min(1).max(MOST_LABELS),
    copies: z.int().min(1).max(500),
  })
  .meta({ examples: [{ labels: [{ size: { width: 50, height: 25 }, parts: [] }], copies: 2 }] });

export const printLabels = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/printers/:connection/print/',
  tag: 'connections',
  summary: 'Print labels on a label printer',
  access: 'connection.print',
  params: companyParams.extend({ connection: documentId }),
  body,
  answer: z.object({ printed: z.int() }).meta({ examples: [{ printed: 2 }] }),
  fails: [409],
});
