import { listLinks } from '#model/areas/integrations/connection/link.api.ts';
import { listAuthors, listPeople } from '#model/areas/setup/member/people.api.ts';
import { readQuoteChances } from '#model/areas/sales/sales-order/quote-chances.api.ts';
import { readShrinkage } from '#model/areas/stock/adjustment/shrinkage.api.ts';
import { readCounting } from '#model/areas/stock/count/counting.api.ts';
import { listDocuments, readDocument, readHistory } from '#model/documents/document.api.ts';
import { readNumberSeries } from '#model/documents/number-series.api.ts';
import { countListDays, exportList, readList } from '#model/lists/list.api.ts';
import { exportLedger, readLedger } from '#model/stock/stock-ledger.api.ts';
import { listMoves, readStockValue, readTurnover } from '#model/stock/stock.api.ts';
import type { DocumentQuery } from '#model/engine/company-model.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { bodyOf } from '../stream/body-of.ts';
import type { CompanyCalls } from './company-contract.ts';

export type Reads = 'history' | 'ledger' | 'documents' | 'document' | Names | Lists | Figures;
type Names = 'people' | 'authors' | 'linksElsewhere';
type Lists = 'list' | 'listExport' | 'days' | 'askLedger' | 'ledgerExport';
type Figures = 'turnover' | 'stockValue' | 'shrinkage' | 'quoteChances' | 'numberSeries' | 'counting';

/** Queries for data the device does not hold. */
export function companyReads(http: HttpClient, company: number): Pick<CompanyCalls, Reads> {
  return {
    history: async (kind, document) =>
      (await http.call(readHistory, { params: { company, kind, document } })).events,
    ledger: async (filter) => {
      const { moves: rows, next } = await http.call(listMoves, { params: { company }, query: given(filter) });
      return { rows, next };
    },
    documents: (kind, query) => http.call(listDocuments, { params: { company, kind }, query: asked(query) }),
    document: async (kind, document) => {
      try {
        return (await http.call(readDocument, { params: { company, kind, document } })).row;
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    ...listsOf(http, company),
    ...figuresOf(http, company),
    ...namesOf(http, company),
  };
}

/** What people, agents and other systems call what is here. */
const namesOf = (http: HttpClient, company: number): Pick<CompanyCalls, Names> => ({
  people: async ({ kind, permission, document, total }) => {
    const query = { may_see: kind, ...given({ may: permission, document, total: total?.toFixed(0) }) };
    return (await http.call(listPeople, { params: { company }, query })).people;
  },
  authors: async (ids) =>
    (await http.call(listAuthors, { params: { company }, query: { ids: ids.join(',') } })).authors,
  linksElsewhere: async (document) => (await http.call(listLinks, { params: { company, document } })).links,
});

/** Lists over all there is. */
const listsOf = (http: HttpClient, company: number): Pick<CompanyCalls, Lists> => ({
  list: (kind, ask, part) => http.call(readList, { params: { company, kind }, body: { ...ask, ...part } }),
  listExport: async (kind, ask, signal) =>
    bodyOf(await http.open(exportList, { params: { company, kind }, body: ask, signal })),
  days: async (kind, body) => (await http.call(countListDays, { params: { company, kind }, body })).days,
  askLedger: (ask, part) => http.call(readLedger, { params: { company }, body: { ...ask, ...part } }),
  ledgerExport: async (body, signal) =>
    bodyOf(await http.open(exportLedger, { params: { company }, body, signal })),
});

/** Figures over all there is. */
const figuresOf = (http: HttpClient, company: number): Pick<CompanyCalls, Figures> => ({
  turnover: async (product, { from, to }) =>
    (await http.call(readTurnover, { params: { company }, query: { product, from, to } })).days,
  stockValue: async (day) => (await http.call(readStockValue, { params: { company }, query: { day } })).lines,
  shrinkage: async ({ from, to }) =>
    (await http.call(readShrinkage, { params: { company }, query: { from, to } })).lines,
  quoteChances: async () => (await http.call(readQuoteChances, { params: { company } })).chances,
  numberSeries: async () => (await http.call(readNumberSeries, { params: { company } })).series,
  counting: () => http.call(readCounting, { params: { company } }),
});

/** A query as URL parameters, without empty ones. */
const asked = ({ ids, after, ...rest }: DocumentQuery) => ({
  ...rest,
  ids: ids?.join(','),
  after: after ?? undefined,
});

const given = <K extends string>(filter: Readonly<Record<K, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as { [N in K]?: string }; // none is empty
