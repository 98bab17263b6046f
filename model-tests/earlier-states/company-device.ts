import { expect, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { schema } from '#machines/schema.ts';
import { accessClass } from '#model/engine/access.ts';
import { folding } from '#model/folding.ts';
import { companyCalls } from '#services/company/company-calls.ts';
import type { SessionReport } from '#services/company/company-contract.ts';
import { CompanySession } from '#services/company/company-session.ts';
import { draftCalls } from '#services/drafts/draft-calls.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import { listViewCalls } from '#services/list-views/list-view-calls.ts';
import type { AppWatch } from '#services/watch/app-watch.ts';

/** A page with a company open, as the application opens it, against a server that it may be cut off from. */
export interface CompanyDevice {
  readonly session: CompanySession;
  readonly schema: string;
  /** What the session has reported, in order. */
  readonly reports: readonly string[];
  connect(): void;
  disconnect(): void;
  /** Resolves once the server has settled all that waits, and the log has reached `seq`. */
  settled(seq: number): Promise<void>;
  close(): Promise<void>;
}

interface DeviceOptions {
  /** Where the server listens. */
  readonly address: string;
  /** A founder: may do everything. */
  readonly user: string;
  readonly company: number;
  readonly watch?: AppWatch;
  /** Whether it has a connection from the beginning; it has by default. */
  readonly isConnected?: boolean;
}

const WAIT = { timeout: 20_000, interval: 20 };

/** Opens the company from the disk, or from the server; resolves once it is usable and judges commands. */
export async function openDevice(options: DeviceOptions): Promise<CompanyDevice> {
  const { user, company, watch } = options;
  const line = lineTo(options);
  const http = createHttpClient({
    apiBase: `${options.address}/api/`,
    language: () => 'en',
    onUnauthenticated: () => undefined,
    fetch: line.fetch,
  });
  const may = (): boolean => true;
  const access = accessClass(folding, may);
  const reports: string[] = [];
  const session = new CompanySession({
    folding,
    charts: async () => engine,
    schema,
    user,
    company,
    tables: access.tables,
    accessKey: access.key,
    may,
    scope: null,
    limits: () => null,
    tried: () => false,
    calls: companyCalls(http, company),
    draftCalls: draftCalls(http, company),
    listViewCalls: listViewCalls(http, company),
    report: reportInto(reports, watch),
  });
  await session.start();
  await session.deciding();
  const settled = async (seq: number): Promise<void> => {
    await vi.waitFor(() => expect(session.replica.head).toBeGreaterThanOrEqual(seq), WAIT);
    await vi.waitFor(() => expect(session.pending()).toEqual([]), WAIT);
  };
  const connect = (): void => {
    line.isUp = true;
    session.resume();
  };
  const disconnect = (): void => line.cut();
  return { session, schema, reports, connect, disconnect, settled, close: () => closed(session) };
}

/** The page's requests, as long as the device has a connection. Streams are opened with the page's own `fetch`. */
function lineTo({ user, isConnected = true }: DeviceOptions) {
  const real = globalThis.fetch;
  let cutting = new AbortController();
  const line = {
    isUp: isConnected,
    cut: () => {
      line.isUp = false;
      cutting.abort();
      cutting = new AbortController();
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      if (!line.isUp) throw new TypeError('no connection');
      const request = new Request(input, init);
      request.headers.set('x-user', user);
      return real(request, { signal: AbortSignal.any([request.signal, cutting.signal]) });
    },
  };
  vi.stubGlobal('fetch', line.fetch);
  vi.stubGlobal('addEventListener', () => undefined); // pages are left, this one is closed
  return line;
}

/** The session's reports by name; those of commands go to whom records them. */
function reportInto(reports: string[], watch: AppWatch | undefined): SessionReport {
  const named = (name: string) => (): void => void reports.push(name);
  return {
    localReady: named('localReady'),
    localEmpty: named('localEmpty'),
    progressed: () => undefined,
    bootstrapped: named('bootstrapped'),
    bootstrapFailed: named('bootstrapFailed'),
    connected: (is) => void reports.push(is ? 'connected' : 'disconnected'),
    crowded: named('crowded'),
    reached: () => undefined,
    counted: () => undefined,
    unkept: named('unkept'),
    outdated: named('outdated'),
    accessChanged: named('accessChanged'),
    gone: named('gone'),
    expired: named('expired'),
    given: (command, outcome, before) => watch?.command(command, outcome, before),
    inboxChanged: named('inboxChanged'),
  };
}

/** Leaves time for what is still being written to the disk. */
async function closed(session: CompanySession): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  session.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  vi.unstubAllGlobals();
}
