import { sql } from 'kysely';
import type { DocumentRow } from '#model/engine/rows.ts';
import { dayIn } from '#model/values/moments.ts';
import type { AvailabilityRow } from '#model/stock/stock.tables.ts';
import { asksForStock, type Around } from '#model/areas/integrations/workflow/figures.ts';
import { allHold } from '#model/areas/integrations/workflow/judge.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import type { Trx } from './workflow-deps.ts';

type About = Pick<WorkflowForm, 'kind' | 'conditions'>;

/** Reads the stock of products by product. */
export async function stockOf(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
  products: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly AvailabilityRow[]>> {
  const which = products === null ? sql`true` : sql`key_product = any(${[...products]}::text[])`;
  const { rows } = await sql<{ data: AvailabilityRow }>`
    select data from ${sql.table(layoutFor(layouts, 'availability').sqlTable)}
     where company_id = ${company} and ${which}`.execute(trx);
  const found = new Map<string, AvailabilityRow[]>();
  for (const { data } of rows) found.set(data.product, [...(found.get(data.product) ?? []), data]);
  return found;
}

/** [WKF5] Judges the conditions of a workflow for rows of its kind at a moment (UTC ISO), with the stock of now. */
export async function judging(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
  about: About,
  products: readonly string[] | null,
): Promise<(row: DocumentRow, at: string) => boolean> {
  const zone = await companyZone(trx, company);
  const stock = asksForStock(about.kind, about.conditions)
    ? await stockOf(trx, company, layouts, products)
    : undefined;
  return (row, at) => {
    const around: Around = { today: dayIn(at, zone), ...(stock && { stock: stock.get(row.id) ?? [] }) };
    return allHold(about, row, around);
  };
}
