import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import { usualTreatment } from '#model/areas/integrations/data-import/targets/party-target.ts';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { importWorld } from '#model/areas/integrations/data-import/import-world.ts';
import type { PaymentTermRow } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { productTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import type { SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';

/** A form while it is filled in. */
export type FormDraft = Record<string, unknown>;

const targets: Readonly<Partial<Record<SyncKind, string>>> = {
  category: 'categories',
  product: 'products',
  supplier: 'suppliers',
  customer: 'customers',
};

const targetOf = (kind: SyncKind) => importTarget(targets[kind] ?? '');

/** The form of a record that is there. */
export const formOf = (kind: SyncKind, row: DocumentRow): FormDraft =>
  targetOf(kind)?.formOf(row) ?? productTypeForm.strip().parse(row);

/** What is known of the company that a record is made in. */
export interface Maker {
  readonly company: CompanyRow;
  readonly paymentTerms: readonly PaymentTermRow[];
}

/** What a new record begins with: what each company agrees itself is as usual here. */
export function blankOf(kind: SyncKind, { company, paymentTerms }: Maker): FormDraft {
  const rows = (table: string): never[] => (table === 'paymentTerm' ? paymentTerms : []) as never[]; // no other is asked for
  const world = importWorld({ company, today: '', rows, idOf: (name) => name });
  return targetOf(kind)?.blank(world) ?? {};
}

/** [MS3] How VAT is charged follows from where the company is itself. */
export function finished(kind: SyncKind, form: FormDraft, { company }: Maker): FormDraft {
  if (kind !== 'supplier' && kind !== 'customer') return form;
  const party = form as FormDraft & Pick<PartyForm, 'addresses' | 'vatNumber'>; // the form of a party
  return { ...form, vatTreatment: usualTreatment(kind, company, party).is };
}
