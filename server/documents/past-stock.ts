import { sql, type Transaction } from 'kysely';
import { COMPANY } from '#model/values/company-document.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { changesIn, firstPossible, keyOf, type StockChange } from '#model/stock/stock.past.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Business } from '#server/platform/commands/business.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** The fields that say of which day a document is. */
const dated: Readonly<Record<string, string>> = { adjustment: 'adjustedOn', salesOrder: 'soldAt' };

/**
 * [ST24] Nothing leaves a place before it came there: no past day ends with less than nothing in it. Devices do not hold
 * what moved on which day, so it is asked here, of what is dated before the moment of its writing.
 */
export const refuseBeforeTheGoods: Business['refusesFacts'] = async (trx, know, facts, given) => {
  const own = changesIn(facts);
  const early = own.filter(({ change, at }) => change < 0 && Date.parse(at) < Date.parse(given.latest));
  if (early.length === 0) return null;
  const zone = await know((view) => view.get('company', COMPANY)?.timeZone ?? 'UTC');
  const dayOf = (at: string): string => dayIn(at, zone);
  const past = early.filter(({ at }) => dayOf(at) < dayOf(given.latest));
  if (past.length === 0) return null;
  const since = past.map(({ at }) => dayOf(at)).reduce((one, other) => (one < other ? one : other));
  const changes = new Changes();
  for (const { day, ...one } of await written(trx, given.company, past, { since, zone }))
    changes.add(one, day, Number(one.change));
  for (const one of [...changesIn(given.before), ...own]) changes.add(one, dayOf(one.at), one.change);
  for (const one of past) {
    const found = await know((view) => view.get('balance', keyOf(one))?.onHand ?? 0);
    const ofIt = own.reduce(
      (sum, { change, ...goods }) => sum + (keyOf(goods) === keyOf(one) ? change : 0),
      0,
    );
    const firstDay = firstPossible(found + ofIt, changes.of(one), dayOf(one.at));
    if (firstDay !== null) return await know((view) => refused(view, one, firstDay));
  }
  return null;
};

/** What came and went by day, for each balance. */
class Changes {
  readonly #days = new Map<string, Map<string, number>>();

  add(goods: Parameters<typeof keyOf>[0], day: string, change: number): void {
    const days = this.#days.get(keyOf(goods)) ?? new Map<string, number>();
    this.#days.set(keyOf(goods), days.set(day, (days.get(day) ?? 0) + change));
  }

  of(goods: Parameters<typeof keyOf>[0]): ReadonlyMap<string, number> {
    return this.#days.get(keyOf(goods)) ?? new Map<string, number>();
  }
}

function refused(view: Reader, { product, location, kind }: StockChange, firstDay: string): Refusal {
  const { sku = product } = view.get('product', product) ?? {};
  const { code = location } = view.get('location', location) ?? {};
  const params = { sku, location: code, firstDay };
  const field = dated[kind];
  return field === undefined ? { code: 'beforeTheGoods', params } : onField('beforeTheGoods', field, params);
}

interface WrittenChange {
  readonly product: string;
  readonly location: string;
  readonly lot: string | undefined;
  readonly day: string;
  readonly change: string;
}

/** What the ledger has of these goods in these places after a day. */
async function written(
  trx: Transaction<Schema>,
  company: number,
  goods: readonly StockChange[],
  { since, zone }: { readonly since: string; readonly zone: string },
): Promise<readonly WrittenChange[]> {
  const places = [...new Set(goods.map(({ location }) => location))];
  const products = [...new Set(goods.map(({ product }) => product))];
  const end = (column: 'from_location' | 'to_location', sign: '' | '-') => sql`
    select product, ${sql.ref(column)} as location, lot, effective_at, ${sql.raw(sign)} quantity as change
      from stock_move
     where company_id = ${company} and ${sql.ref(column)} = any(${places}::text[])
       and product = any(${products}::text[])
       and effective_at >= (${since}::date + 1)::timestamp at time zone ${zone}::text`;
  const { rows } = await sql<Omit<WrittenChange, 'lot'> & { readonly lot: string | null }>`
    select product, location, lot, to_char(effective_at at time zone ${zone}::text, 'YYYY-MM-DD') as day,
           sum(change)::text as change
      from (${end('from_location', '-')} union all ${end('to_location', '')}) as moved
     group by 1, 2, 3, 4`.execute(trx);
  return rows.map(({ lot, ...row }) => ({ ...row, lot: lot ?? undefined }));
}
