import { bodyOf } from '../stream/body-of.ts';
import type { DocumentQuery, HistoryEntry, Slice } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import type { LedgerPage } from '#model/engine/ledger-answer.ts';
import type { ListAnswer } from '#model/engine/list-answer.ts';
import type { Outcome } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { HttpError, UNKNOWN_COMPANY } from '../http/http-error.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';
import type { CompanyCalls } from './company-contract.ts';

const answers = () => import('./company-answers.ts');

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

type Sums =
  | 'list'
  | 'askLedger'
  | 'days'
  | 'turnover'
  | 'stockValue'
  | 'shrinkage'
  | 'counting'
  | 'numberSeries';
type Reads = 'history' | 'ledger' | 'documents' | 'document' | 'people' | Names | Sums;
type Names = 'authors' | 'linksElsewhere';

/** The calls of one company's session over the HTTP client. */
export function companyCalls(http: HttpClient, company: number): CompanyCalls {
  const at = (path: string): string => `core/companies/${company}/${path}`;
  return {
    ...reads(http, at),
    bootstrap: async (signal) => bodyOf(await http.open(at('boot/'), { signal })),
    listExport: async (kind, ask, signal) =>
      bodyOf(await http.open(at(`lists/${kind}/export/`), { json: ask, signal })),
    ledgerExport: async (ask, signal) =>
      bodyOf(await http.open(at('stock/ledger/export/'), { json: ask, signal })),
    note: (note) =>
      http.send('post', at('audit/notes/'), shapeIn(answers, 'noted'), { json: note, keepalive: true }),
    eventsUrl: (query) => http.url(at('events/'), query),
    send: async (commands) => {
      const answer = await http.send('post', at('commands/'), shapeIn(answers, 'outcomes'), {
        json: { commands, sentAt: new Date().toISOString() },
      });
      return answer.outcomes as unknown as readonly Outcome[]; // see the note on frames
    },
    isUnauthorised: (error) => error instanceof HttpError && error.status === 401,
    isGone: (error) => error instanceof HttpError && error.code === UNKNOWN_COMPANY,
    finalCode: (error) => (error instanceof HttpError ? finalCodeOf(error) : null),
  };
}

/** What the server refuses for another reason than rights that are missing, said as it says it. */
const otherReasons = new Set(['proofNeeded', 'roleIsTried', 'secondFactorRequired']);

const finalCodeOf = ({ status, code }: HttpError): string | null =>
  otherReasons.has(code) ? code : (FINAL[status] ?? null);

/** Queries for data the device does not hold. */
function reads(http: HttpClient, at: (path: string) => string): Pick<CompanyCalls, Reads> {
  return {
    history: async (kind, document) => {
      const answer = await http.send(
        'get',
        at(`documents/${kind}/${document}/history/`),
        shapeIn(answers, 'history'),
      );
      return answer.events as unknown as readonly HistoryEntry[]; // see the note on frames
    },
    ledger: async (filter) => {
      const answer = await http.send('get', at('stock/moves/'), shapeIn(answers, 'moves'), {
        search: given(filter),
      });
      return { rows: answer.moves, next: answer.next } as unknown as Slice<LedgerLine>; // see the note on frames
    },
    documents: async (kind, query) =>
      (await http.send('get', at(`documents/${kind}/`), shapeIn(answers, 'rows'), {
        search: asked(query),
      })) as unknown as Slice<DocumentRow>, // see the note on frames
    document: async (kind, document) => {
      try {
        const answer = await http.send('get', at(`documents/${kind}/${document}/`), shapeIn(answers, 'row'));
        return answer.row as unknown as DocumentRow; // see the note on frames
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    ...sums(http, at),
    ...names(http, at),
    people: async ({ kind, permission, document, total }) => {
      const search = given({ may_see: kind, may: permission, document, total: total?.toFixed(0) });
      return (await http.send('get', at('people/'), shapeIn(answers, 'people'), { search })).people;
    },
  };
}

/** What people, agents and other systems call what is here. */
const names = (http: HttpClient, at: (path: string) => string): Pick<CompanyCalls, Names> => ({
  linksElsewhere: async (document) =>
    (await http.send('get', at(`links/${document}/`), shapeIn(answers, 'links'))).links,
  authors: async (ids) => {
    const search = { ids: ids.join(',') };
    return (await http.send('get', at('authors/'), shapeIn(answers, 'authors'), { search })).authors;
  },
});

/** Lists and figures over all there is. */
const sums = (http: HttpClient, at: (path: string) => string): Pick<CompanyCalls, Sums> => ({
  list: async (kind, ask, part) =>
    (await http.send('post', at(`lists/${kind}/`), shapeIn(answers, 'list'), {
      json: { ...ask, ...part },
    })) as unknown as ListAnswer, // see the note on frames
  askLedger: async (ask, part) =>
    (await http.send('post', at('stock/ledger/'), shapeIn(answers, 'ledger'), {
      json: { ...ask, ...part },
    })) as unknown as LedgerPage, // see the note on frames
  days: async (kind, ask) =>
    (await http.send('post', at(`lists/${kind}/days/`), shapeIn(answers, 'days'), { json: ask })).days,
  turnover: async (product, { from, to }) =>
    (
      await http.send('get', at('stock/turnover/'), shapeIn(answers, 'turnover'), {
        search: { product, from, to },
      })
    ).days,
  stockValue: async (day) =>
    (await http.send('get', at('stock/value/'), shapeIn(answers, 'stockValue'), { search: { day } })).lines,
  shrinkage: async ({ from, to }) =>
    (await http.send('get', at('stock/shrinkage/'), shapeIn(answers, 'shrinkage'), { search: { from, to } }))
      .lines,
  numberSeries: async () =>
    (await http.send('get', at('number-series/'), shapeIn(answers, 'numberSeries'))).series,
  counting: async () => http.send('get', at('stock/counting/'), shapeIn(answers, 'counting')),
});

/** A query as URL parameters, without empty ones. */
function asked({ ids, after, ...rest }: DocumentQuery): Record<string, string | number> {
  return {
    ...rest,
    ...(ids !== undefined && { ids: ids.join(',') }),
    ...(after !== undefined && after !== null && { after }),
  };
}

const given = (filter: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : [])));
