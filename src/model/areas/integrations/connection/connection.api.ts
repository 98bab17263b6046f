import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { connectionNews, itemRefusal } from '#model/areas/integrations/connection/item-answer.ts';
import { dryRun } from '#model/areas/integrations/connection/dry-run.ts';
import { tableSample } from '#model/areas/integrations/connection/table-sample.ts';

export const listConnectors = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/connectors/',
  tag: 'connections',
  summary: 'What a company can be connected to here, and why something cannot',
  access: 'connection.view',
  params: companyParams,
  answer: z
    .object({ connectors: z.array(z.object({ name: z.string(), refusal: itemRefusal.nullable() })) })
    .meta({ examples: [{ connectors: [{ name: 'csvFolder', refusal: { code: 'connectorNoFolders' } }] }] }),
});

const LONGEST_SECRET = 20_000;
const params = companyParams.extend({ connection: documentId });

export const readConnection = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/connections/:connection/',
  tag: 'connections',
  summary:
    'What came in and went out in 24 hours, what waits to be put right, what is linked, and the next run',
  access: 'connection.view',
  params,
  answer: connectionNews.meta({
    examples: [
      {
        in: 12,
        out: 3,
        refused: 0,
        waiting: 0,
        waitingSince: null,
        ranAt: '2026-05-04T08:00:00.000Z',
        nextAt: '2026-05-04T08:15:00.000Z',
        refusals: [],
        recent: [],
        links: [],
        linked: 0,
      },
    ],
  }),
});

const done = z.object({ done: z.literal(true) }).meta({ examples: [{ done: true }] });

export const keepConnectionSecrets = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/secrets/',
  tag: 'connections',
  summary: 'Keep secrets of a connection, or take them away (null); none is ever read back',
  access: 'connection.manage',
  params,
  body: z
    .strictObject({ secrets: z.record(z.string().max(40), z.string().min(1).max(LONGEST_SECRET).nullable()) })
    .meta({ examples: [{ secrets: { password: 'correct horse' } }] }),
  answer: done,
  fails: [409],
});

export const testConnection = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/test/',
  tag: 'connections',
  summary: 'Reaches the other side with the settings as they are saved; tells who answered, or what is wrong',
  access: 'connection.manage',
  params,
  answer: z
    .object({ name: z.string(), refusal: itemRefusal.nullable() })
    .meta({ examples: [{ name: 'files.example.com', refusal: null }] }),
  fails: [409],
});

export const dryRunConnection = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/dry-run/',
  tag: 'connections',
  summary: 'What the next pull would create, change and refuse, and what would be told; writes nothing',
  access: 'connection.manage',
  params,
  answer: z
    .object({ result: dryRun.nullable(), refusal: itemRefusal.nullable() })
    .meta({ examples: [{ result: { records: [], tables: [], more: false, out: [] }, refusal: null }] }),
  fails: [409],
});

export const sampleConnection = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/sample/',
  tag: 'connections',
  summary: 'The heads of the first file that waits, and how its columns would be read',
  access: 'connection.manage',
  params,
  body: z
    .strictObject({ target: z.string().max(40).nullable() })
    .meta({ examples: [{ target: 'products' }] }),
  answer: z
    .object({ sample: tableSample.nullable(), refusal: itemRefusal.nullable() })
    .meta({ examples: [{ sample: null, refusal: { code: 'connectorNoFile' } }] }),
  fails: [409],
});

export const runConnection = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/run/',
  tag: 'connections',
  summary: 'Has a connection work now, beside the clock',
  access: 'connection.manage',
  params,
  answer: done,
  fails: [409],
});

const itemParams = params.extend({ item: z.uuid() });

export const retryItem = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/items/:item/retry/',
  tag: 'connections',
  summary: 'Try something that was refused again, with texts of it put right',
  access: 'connection.manage',
  params: itemParams,
  body: z
    .strictObject({ texts: z.record(z.string().max(80), z.string().max(4000)) })
    .meta({ examples: [{ texts: { sku: 'BOLT-M8' } }] }),
  answer: done,
  fails: [409],
});

export const dropItem = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/connections/:connection/items/:item/drop/',
  tag: 'connections',
  summary: 'Put something that was refused away: it is not taken',
  access: 'connection.manage',
  params: itemParams,
  answer: done,
  fails: [409],
});
