import { z } from 'zod';
import type {
  ConnectorContext,
  PulledRecord,
  PullPage,
} from '#model/areas/integrations/connector/connector.ts';
import { dayIn, timeIn } from '#model/values/moments.ts';
import { listOf } from '../read-json.ts';
import type { FortnoxApi } from './fortnox-api.ts';
import {
  articleRecord,
  customerRecord,
  fortnoxArticle,
  fortnoxCustomer,
  fortnoxSupplier,
  supplierRecord,
} from './fortnox-records.ts';

/** Records that are read at once: with their list they keep to half of what Fortnox answers at a time. */
const AT_ONCE = 11;
const ZONE = 'Europe/Stockholm';
/** Its moments are of whole minutes, and clocks may differ. */
const MARGIN = 120_000;

/** A reading of what has changed since the one before it was begun. */
const reading = z.object({
  since: z.string().nullable(),
  begun: z.string().nullable(),
  page: z.int().min(1),
});

const meta = z.object({ '@TotalPages': z.number(), '@CurrentPage': z.number() });

interface Listed {
  readonly path: string;
  /** The names of the list and of one record in Fortnox's answers. */
  readonly many: string;
  readonly one: string;
  /** The field that a record is found by. */
  readonly key: string;
  readonly record: (data: unknown) => PulledRecord;
}

const flows: Readonly<Record<string, Listed>> = {
  customers: {
    path: 'customers',
    many: 'Customers',
    one: 'Customer',
    key: 'CustomerNumber',
    record: (data) => customerRecord(fortnoxCustomer.parse(data)),
  },
  suppliers: {
    path: 'suppliers',
    many: 'Suppliers',
    one: 'Supplier',
    key: 'SupplierNumber',
    record: (data) => supplierRecord(fortnoxSupplier.parse(data)),
  },
  articles: {
    path: 'articles',
    many: 'Articles',
    one: 'Article',
    key: 'ArticleNumber',
    record: (data) => articleRecord(fortnoxArticle.parse(data)),
  },
};

/** A page of what has changed in a flow. Lists leave fields out: each record is asked for on its own. */
export async function pullFortnox(
  api: FortnoxApi,
  given: ConnectorContext,
  flow: string,
  cursor: string | null,
): Promise<PullPage> {
  const listed = flows[flow];
  const at = cursor === null ? { since: null, begun: null, page: 1 } : reading.parse(JSON.parse(cursor));
  const begun = at.begun ?? given.now();
  if (!listed) return { items: [], cursor: JSON.stringify(at), more: false };
  const query = {
    limit: String(AT_ONCE),
    page: String(at.page),
    ...(at.since !== null && { lastmodified: swedish(at.since) }),
  };
  const listShape = z.object({
    MetaInformation: meta,
    [listed.many]: listOf(z.record(z.string(), z.unknown())),
  });
  const list = await api.ask(given, { path: listed.path, query }, listShape);
  const items: PulledRecord[] = [];
  for (const one of list[listed.many] as Record<string, unknown>[]) {
    const path = `${listed.path}/${encodeURIComponent(String(one[listed.key] ?? ''))}`;
    const found = await api.ask(given, { path }, z.object({ [listed.one]: z.unknown() }));
    items.push(listed.record(found[listed.one]));
  }
  const { MetaInformation: of } = list as { MetaInformation: z.infer<typeof meta> }; // by the shape above
  const more = of['@CurrentPage'] < of['@TotalPages'];
  const next = more
    ? { ...at, begun, page: at.page + 1 }
    : { since: new Date(Date.parse(begun) - MARGIN).toISOString(), begun: null, page: 1 };
  return { items, cursor: JSON.stringify(next), more };
}

/** `2026-05-04 10:00`, by the clocks of Sweden. */
const swedish = (moment: string): string => `${dayIn(moment, ZONE)} ${timeIn(moment, ZONE)}`;
