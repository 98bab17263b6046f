import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { openTraces, type Traces } from './traces.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly links?: readonly { readonly spanId: string }[];
}

let collector: Server;
let server: WholeServer;
let traces: Traces;
let headers: Record<string, string>;
const received: string[] = [];

/** What OpenTelemetry's collector would be sent. */
function spans(): readonly Sent[] {
  const bodies = received.map(
    (body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] },
  );
  return bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}

const valueOf = ({ attributes }: Sent, key: string): unknown =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    if (request.url === '/v1/traces') received.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  traces = openTraces({ joins: false });
  server = await openWholeServer({ traces });
  headers = { ...(await server.cookieOf('admin@example.com')) };
});
afterAll(async () => {
  await server.close();
  await traces.close();
  collector.close();
  vi.unstubAllEnvs();
});

const send = (sku: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/core/companies/${server.companies[0]?.id}/commands/?token=hemlig-1`,
    headers: { ...headers, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    payload: { commands: [command('product', freshId(), 'create', productFixture({ sku }))] },
  });

const batches = (): readonly Sent[] => spans().filter(({ name }) => name === 'decide batch');

it('[OB6] a request is a trace of its route, with the batch that decided its commands and the statements of that', async () => {
  const answer = await send('HEMLIG-2');
  expect(answer.statusCode).toBe(200);
  await vi.waitFor(() => expect(batches().length).toBeGreaterThan(0), { timeout: 5000 });
  const route = '/api/core/companies/:company/commands/';
  const request = await vi.waitFor(() => {
    const found = spans().find(({ name }) => name === `POST ${route}`);
    if (!found) throw new Error('not there yet');
    return found;
  });
  expect(valueOf(request, 'http.route')).toBe(route);
  expect(valueOf(request, 'url.path')).toBe(route);
  expect(valueOf(request, 'http.request.id')).toBe(answer.headers['x-request-id']);
  expect(request.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  const batch = batches().find(({ traceId }) => traceId === request.traceId);
  expect(batch?.parentSpanId).toBe(request.spanId);
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === batch?.spanId);
  const texts = statements.map((one) => String(valueOf(one, 'db.query.text')));
  expect(texts.some((text) => text.includes('from company_head where company_id = $1'))).toBe(true);
  expect(texts.some((text) => /insert into/.test(text))).toBe(true);
});

it('[OB6] who shares a batch is linked to it', async () => {
  const before = batches().length;
  await Promise.all(Array.from({ length: 12 }, (_, n) => send(`L-${n}`)));
  const shared = await vi.waitFor(() => {
    const found = batches()
      .slice(before)
      .find(({ links = [] }) => links.length > 0);
    if (!found) throw new Error('not there yet');
    return found;
  });
  expect(Number(valueOf(shared, 'lagra.requests'))).toBe((shared.links?.length ?? 0) + 1);
});

it('[OB6] nothing that is sent holds values, query strings, cookies or messages of errors', async () => {
  await server.app.inject({ url: '/api/core/companies/1/boot/?secret=hemlig-3', headers });
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/token/',
    payload: { email: 'hemlig-4@example.com', password: 'hemlig-5' },
  });
  await vi.waitFor(() => expect(spans().some(({ name }) => name === 'POST /api/auth/token/')).toBe(true));
  const sent = received.join('\n');
  expect(sent).not.toContain('"message"');
  expect(sent).not.toMatch(/hemlig/i);
  expect(sent).not.toContain(headers['cookie']?.split('=')[1] ?? '-');
  expect(spans().filter(({ name }) => /health|ready|metrics/.test(name))).toEqual([]);
});
