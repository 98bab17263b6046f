import { sql } from 'kysely';
import type { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Tagged } from '#model/areas/setup/tag/tag.rules.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { give } from './give.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';

/** Commands that send the whole form of a document, with its tags. */
const forms = ['update', 'amend'] as const;

/** How often the document may have been changed by others while this was sent. */
const TRIES = 5;

/** Adds a tag to the document, by the command that its state allows; one that it has already is no change. */
export async function tag(
  acting: Acting,
  { tag: id }: Extract<WorkflowAction, { do: 'tag' }>,
): Promise<Outcome> {
  const what = await nameIn(acting, 'tag', id);
  for (let attempt = 0; ; attempt += 1) {
    const row: (DocumentRow & Tagged) | undefined = await freshRow(acting);
    if (!row) return refused('documentIsGone');
    if (row.tags?.includes(id)) return { what };
    const sent = await sendForm(acting, row, [...(row.tags ?? []), id], attempt * forms.length);
    if (!('refusal' in sent)) return { what };
    if (sent.refusal.code !== 'stale' || attempt >= TRIES) return sent;
  }
}

async function sendForm(acting: Acting, row: DocumentRow, tags: readonly string[], attempt: number) {
  const { deps, run } = acting;
  const commands = deps.engine.types.get(run.kind)?.commands ?? {};
  let came: Awaited<ReturnType<typeof give>> = refused('cannotBeTaggedNow');
  for (const [n, type] of forms.entries()) {
    const schema = commands[type]?.schema;
    if (!schema) continue;
    const data = fitting(schema, { ...row, tags, reason: await reasonFor(acting, type) });
    if (data === undefined) continue;
    const command = { kind: run.kind, document: run.document, type, data, version: row.version };
    came = await give(acting, command, attempt + n);
    if (!('refusal' in came) || came.refusal.code !== 'notInState') return came;
  }
  return came;
}

/** What a form's schema takes of a row, which has more: its counters and what it was resolved to. */
function fitting(schema: z.ZodType, row: object): unknown {
  const data = structuredClone(row) as Record<PropertyKey, unknown>; // rows are data
  for (let round = 0; round < 4; round += 1) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    const unknown = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
    );
    if (unknown.length === 0) return undefined;
    for (const { path, key } of unknown) {
      const held = path.reduce<unknown>(
        (part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step], // as the issue says
        data,
      );
      if (typeof held === 'object' && held !== null) Reflect.deleteProperty(held, key);
    }
  }
  return undefined;
}

/** An order that is amended needs a reason: the first that the company offers; orders to suppliers say it in words. */
async function reasonFor({ deps, company, run, workflow }: Acting, type: string): Promise<string> {
  if (type !== 'amend' || run.kind === 'purchaseOrder') return workflow.name;
  const { sqlTable } = layoutFor(deps.layouts, 'reason');
  const { rows } = await deps.database.withCompany(company, (trx) =>
    sql<{ code: string }>`
      select data ->> 'code' as code from ${sql.table(sqlTable)}
       where company_id = ${company} and data ->> 'action' = 'amend' and state = 'active' order by seq limit 1`.execute(
      trx,
    ),
  );
  return rows[0]?.code ?? 'other';
}

async function freshRow({ deps, company, run }: Acting): Promise<DocumentRow | undefined> {
  return deps.database.withCompany(company, async (trx) => {
    const [row] = await rowsById(trx, company, layoutFor(deps.layouts, run.kind), [run.document]);
    return row as DocumentRow | undefined; // the table of a kind holds its rows
  });
}

const nameIn = ({ deps, company }: Acting, table: string, id: string): Promise<string> =>
  deps.database.withCompany(company, async (trx) => {
    const [row] = await rowsById(trx, company, layoutFor(deps.layouts, table), [id]);
    return nameOf(row);
  });
