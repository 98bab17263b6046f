import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { isMailed } from '#model/areas/integrations/workflow/made-of.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { letterRefusal } from '#server/mail/letter-refusal.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';

interface OfParty extends DocumentRow {
  readonly customer?: string;
  readonly supplier?: string | null;
}

/** Mails the document's paper as a letter, by the queue of mail; what it says is put together as it is sent. */
export async function mailPaper(
  { deps, company, run, row }: Acting,
  { to }: Extract<WorkflowAction, { do: 'mail' }>,
): Promise<Outcome> {
  const { kind, document } = run;
  if (!isMailed(kind)) return refused('noPaper');
  const { customer, supplier } = row as OfParty; // papers are of documents with a party
  const [table, id] =
    customer === undefined ? (['supplier', supplier ?? ''] as const) : (['customer', customer] as const);
  const [party] = (await deps.database.withCompany(company, (trx) =>
    rowsById(trx, company, layoutFor(deps.layouts, table), [id]),
  )) as (CustomerRow | SupplierRow | undefined)[]; // their tables hold their rows
  const address = to === 'party' ? party?.contacts.find(({ email }) => email !== '')?.email : to;
  if (address === undefined) return refused('noAddressToMail');
  const refusal = await deps.database.withCompany(company, (trx) =>
    letterRefusal(trx, company, address, deps.now()),
  );
  if (refusal) return { refusal };
  const mail = {
    template: 'documentPaper',
    to: address,
    locale: party?.language ?? 'en',
    about: `${company}/${kind}/${document}`,
    company,
    isUncounted: true,
  } as const;
  return { what: address, write: async (trx) => void (await queueMail(trx, mail, deps.now())) };
}
