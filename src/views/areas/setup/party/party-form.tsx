import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { partyFaults } from '#model/form-checks/form-checks.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaymentTerms } from '#views/kit/document/use-payment-terms.ts';
import { useOnTheWay } from '#views/kit/document/on-the-way.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { blankForm, type AnyFields } from '#views/kit/records/record-field.ts';
import { useSaveRecord } from '#views/kit/records/use-save-record.ts';
import type { Option } from '#views/ui/option.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { nextNumber } from './next-number.ts';
import { partyBlankRows } from './party-blank-rows.ts';
import { PartyAddress, PartyIdentityFields, PartyNotes } from './party-fields.tsx';
import { PartyTermsFields, useTermParts } from './party-terms-fields.tsx';
import type { PartyRow } from './party-row.ts';

interface PartyFormProps {
  readonly kind: 'customer' | 'supplier';
  readonly words: DocumentWords;
  readonly schema: z.ZodType<FollowingParty> & { strip(): z.ZodType<FollowingParty> };
  readonly fields: AnyFields;
  /** Terms that only customers or only suppliers have. */
  readonly terms: readonly string[];
  /** More of its identity, shown below. */
  readonly identity?: (form: Form<FollowingParty>) => ReactNode;
  /** The options of fields whose kind provides its own. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
  /** The address of the list, without a locale. */
  readonly path: string;
  /** Initial values of a new party: the fields of its kind, and the first number if there is none yet. */
  readonly fresh: object;
  readonly first: readonly [prefix: string, number: number];
  /** Undefined for a new party. */
  readonly row: PartyRow | undefined;
}

/** Creates a customer or a supplier, or edits the one in `row`. */
export function PartyFormPage(props: PartyFormProps) {
  const { kind, words, schema, fields, terms, options, path, row } = props;
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const way = useOnTheWay(kind);
  const of = { kind, row, goesOn: namedAs(way.name) };
  const form = useForm<FollowingParty>(schema, useInitial(props, way.name), of, partyFaults, partyBlankRows);
  const save = useSaveRecord(form, { kind, row }, { onSaved: (id) => way.open(path, id) });
  const back = row ? `${path}/${row.id}` : path;
  const label = words.commands['create']?.label ?? words.one;
  const parts = useTermParts({ kind, form, fields, isNew: !row });
  const part = { form, fields, isNew: !row };
  return (
    <FormPage
      title={row ? t`Edit ${row.name}` : i18n._(label)}
      back={{ label: i18n._(words.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : kind}
      onSave={save}
      onCancel={() => paths.go(back)}
    >
      <PartyIdentityFields {...part} kind={kind} parts={parts} more={props.identity?.(form)} />
      <PartyTermsFields {...part} {...{ kind, terms, options }} />
      <PartyAddress form={form} />
      <DeliveryFields form={form} />
      <ContactFields form={form} />
      <PartyNotes form={form} />
    </FormPage>
  );
}

/** An unsaved party of another name is not the one that is wanted. */
const namedAs = (name: string | undefined) =>
  name === undefined ? undefined : (value: unknown): boolean => Object(value).name === name;

function useInitial(
  { kind, schema, fields, fresh, first, row }: PartyFormProps,
  name: string | undefined,
): FollowingParty {
  const { i18n } = useLingui();
  const company = useCompany();
  const rows: readonly PartyRow[] = useRows(kind);
  const { usual } = usePaymentTerms();
  if (row) return { ...unsaid(fields), ...schema.strip().parse(row) };
  const number = nextNumber(
    rows.map((one) => one.number),
    ...first,
  );
  const terms = usual === undefined ? {} : { terms: usual };
  const party = { ...freshParty(company, number, i18n.locale), ...terms };
  return { ...blankForm(fields), ...party, ...(name !== undefined && { name }), ...fresh };
}

/** What parties of before do not say: forms always have these fields, by which drafts are compared. */
const unsaid = (fields: AnyFields): object => ({
  deliveryTerm: null,
  deliveryPlace: '',
  tags: [],
  ...('carrier' in fields && { carrier: null, vatReason: '', vatNumberAnswer: null }),
  ...('salesperson' in fields && { salesperson: null }),
  ...('reserve' in fields && { reserve: null, reserveDays: null }),
  ...('eInvoiceAddress' in fields && { eInvoiceAddress: '' }),
  ...('invoiceRhythm' in fields && { invoiceRhythm: 'eachDelivery' }),
});

/** A blank party: the company's country and currency; thirty days net where it has no default. */
function freshParty(company: CompanyRow, number: string, locale: string): FollowingParty {
  return {
    number,
    name: '',
    organisationNumber: '',
    vatNumber: '',
    category: null,
    follows: [],
    addresses: {
      billing: { street: '', postcode: '', city: '', country: company.address.country },
      delivery: [],
    },
    contacts: [],
    language: locale === 'sv' ? 'sv' : 'en',
    currency: company.currency,
    terms: 30,
    vatTreatment: 'domestic',
    notes: '',
  };
}
