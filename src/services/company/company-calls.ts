import { deferred, located } from '#model/api/endpoint.ts';
import type { addAuditNote } from '#model/audit/audit-note.api.ts';
import type { followEvents, readBoot } from '#model/documents/sync.api.ts';
import { HttpError, UNKNOWN_COMPANY } from '../http/http-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { bodyOf } from '../stream/body-of.ts';
import type { CompanyCalls } from './company-contract.ts';
import type { Reads } from './company-reads.ts';

const booting = located<typeof readBoot>('GET /core/companies/:company/boot/');
const following = located<typeof followEvents>('GET /core/companies/:company/events/');
const sending = deferred(
  () => import('#model/documents/command.api.ts'),
  'POST /core/companies/:company/commands/',
);
const noting = located<typeof addAuditNote>('POST /core/companies/:company/audit/notes/');

/**
 * Statuses that the same request of commands would get again: the person is no longer a member, or the request is
 * invalid.
 */
const FINAL: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'notPermitted',
  404: 'notPermitted',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
};

/** The calls of one company's session over the HTTP client. */
export function companyCalls(http: HttpClient, company: number): CompanyCalls {
  const params = { company };
  return {
    ...readsOf(async () => (await import('./company-reads.ts')).companyReads(http, company)),
    bootstrap: async (signal) => bodyOf(await http.open(booting, { params, signal })),
    note: async (note) => {
      await http.open(noting, { params, body: note, keepalive: true });
      return null;
    },
    eventsUrl: (query) => http.url(following, { params, query }),
    send: async (commands) => {
      const body = { commands, sentAt: new Date().toISOString() };
      return (await http.call(sending, { params, body })).outcomes;
    },
    isUnauthorised: (error) => error instanceof HttpError && error.status === 401,
    isGone: (error) => error instanceof HttpError && error.code === UNKNOWN_COMPANY,
    finalCode: (error) => (error instanceof HttpError ? finalCodeOf(error) : null),
  };
}

type ReadCalls = Pick<CompanyCalls, Reads>;

/** Queries for data the device does not hold; their code comes with the first of them. */
const readsOf = (load: () => Promise<ReadCalls>): ReadCalls => ({
  history: async (...asked) => (await load()).history(...asked),
  ledger: async (...asked) => (await load()).ledger(...asked),
  documents: async (...asked) => (await load()).documents(...asked),
  document: async (...asked) => (await load()).document(...asked),
  list: async (...asked) => (await load()).list(...asked),
  listExport: async (...asked) => (await load()).listExport(...asked),
  days: async (...asked) => (await load()).days(...asked),
  askLedger: async (...asked) => (await load()).askLedger(...asked),
  ledgerExport: async (...asked) => (await load()).ledgerExport(...asked),
  turnover: async (...asked) => (await load()).turnover(...asked),
  stockValue: async (...asked) => (await load()).stockValue(...asked),
  shrinkage: async (...asked) => (await load()).shrinkage(...asked),
  quoteChances: async () => (await load()).quoteChances(),
  numberSeries: async () => (await load()).numberSeries(),
  counting: async () => (await load()).counting(),
  people: async (...asked) => (await load()).people(...asked),
  authors: async (...asked) => (await load()).authors(...asked),
  linksElsewhere: async (...asked) => (await load()).linksElsewhere(...asked),
});

/** What the server refuses for another reason than rights that are missing, said as it says it. */
const otherReasons = new Set(['proofNeeded', 'roleIsTried', 'secondFactorRequired']);

const finalCodeOf = ({ status, code }: HttpError): string | null =>
  otherReasons.has(code) ? code : (FINAL[status] ?? null);
