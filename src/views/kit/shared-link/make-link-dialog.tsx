import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '#i18n/locale.ts';
import { purposesShowing, sharedPurposes, usualDays, type PurposeName } from '#model/shared-purposes.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useModel, useRow } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import { useDesk } from '../document/use-desk.ts';
import { purposeWords } from './purpose.messages.ts';

interface MakeProps {
  readonly kind: string;
  readonly row: DocumentRow;
  readonly onClose: () => void;
  /** Gets the address, which is shown this once. */
  readonly onMade: (address: string) => void;
}

const DAYS = [7, 14, 30, 60, 90, 180, 365];
const SOMEBODY = '';

/** For whom a new link is, for what, in which language and for how long. [LNV2] */
export function MakeLinkDialog(props: MakeProps) {
  const { t } = useLingui();
  const { kind, row } = props;
  const purposes = purposesShowing(kind, row);
  const parties = useParties(purposes[0], row);
  const [party, setParty] = useState(parties[0]?.value);
  return (
    <LinkDialog
      key={party ?? ''}
      {...props}
      purposes={purposes}
      party={party}
      whom={
        parties.length > 1 && (
          <Field label={t`Whom it is for`}>
            <Select name="party" value={party ?? null} options={parties} onChange={setParty} />
          </Field>
        )
      }
    />
  );
}

/** Of a document that is for several: who they are; none of one that is for one. */
function useParties(purpose: PurposeName | undefined, row: DocumentRow): readonly Option[] {
  const { replica } = useModel();
  const several = purpose && sharedPurposes[purpose].several;
  const parties = several?.partiesOf(replica.view, row as never) ?? []; // a row of the purpose's kind
  return parties.map(({ id, name }) => ({ value: id, label: name }));
}

interface LinkProps extends MakeProps {
  readonly purposes: readonly PurposeName[];
  /** Of a document that is for several: the one that the link is for. */
  readonly party: string | undefined;
  readonly whom: ReactNode;
}

function LinkDialog({ kind, row, purposes, party: named, whom, onClose, onMade }: LinkProps) {
  const { t } = useLingui();
  const daysFor = useDaysFor(row);
  const [purpose = 'orderConfirmation'] = purposes;
  const party = useParty(row, named);
  const contacts = party?.contacts.map(({ name }) => name).filter((name) => name !== '') ?? [];
  const [chosen, setChosen] = useState(contacts[0] ?? SOMEBODY);
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState(useUsualTerms(purpose, daysFor, party?.language));
  const contact = (chosen === SOMEBODY ? typed : chosen).trim();
  const { give, busy } = useMake({ kind, row, onClose, onMade });
  return (
    <GiveDialog
      title={t`Share by link`}
      label={t`Make the link`}
      testId="make-link"
      disabledReason={contact === '' ? t`Say who it is for` : busy ? t`Making the link` : undefined}
      onClose={onClose}
      onGive={() => void give({ ...made, contact, ...(named !== undefined && { party: named }) })}
    >
      <div className="ui-stack">
        {whom}
        <WhomFor {...{ contacts, chosen, typed, setChosen, setTyped }} />
        <TermsFields {...{ purposes, daysFor }} terms={made} onChange={setMade} />
        <p className="ui-faint">
          <Trans>
            The link acts within what you may do yourself. If you leave the company or may no longer see this
            document, it shows nothing.
          </Trans>
        </p>
      </div>
    </GiveDialog>
  );
}

interface Terms {
  readonly purpose: PurposeName;
  readonly locale: Locale;
  readonly days: number;
}

/** In the language of the party, for as long as its document may be answered. */
function useUsualTerms(purpose: PurposeName, daysFor: DaysFor, language: Locale | undefined): Terms {
  const { i18n } = useLingui();
  const locale = language ?? (i18n.locale as Locale); // activateLocale accepts no other
  return { purpose, locale, days: daysFor(purpose) };
}

type DaysFor = (purpose: PurposeName) => number;

/** Of the days that are offered, the fewest that are enough. */
function useDaysFor(row: DocumentRow): DaysFor {
  const today = useToday();
  return (purpose) => {
    const usual = usualDays(purpose, row, today);
    return DAYS.find((days) => days >= usual) ?? usual;
  };
}

function useMake({ kind, row, onClose, onMade }: MakeProps) {
  const { company } = useModel();
  const { sharedLinks } = useApp();
  const { press, busy } = useDesk(() => sharedLinks(company));
  const about = kind as Commentable; // a kind that has purposes
  const give = async (
    terms: Terms & { readonly contact: string; readonly party?: string },
  ): Promise<void> => {
    const address = await press('make', (desk) => desk.make({ about, of: row.id, ...terms }));
    if (address === undefined) return;
    onClose();
    onMade(address);
  };
  return { give, busy: busy !== null };
}

/** The customer or the supplier of a document. */
function useParty(
  row: DocumentRow & { readonly customer?: string; readonly supplier?: string | null },
  named: string | undefined,
) {
  const customer = useRow('customer', row.customer ?? null);
  const supplier = useRow('supplier', named ?? row.supplier ?? null);
  return customer ?? supplier;
}

interface WhomProps {
  readonly contacts: readonly string[];
  readonly chosen: string;
  readonly typed: string;
  readonly setChosen: (name: string) => void;
  readonly setTyped: (name: string) => void;
}

/** A contact of the party, or somebody else by name. */
function WhomFor({ contacts, chosen, typed, setChosen, setTyped }: WhomProps) {
  const { t } = useLingui();
  const options = [
    ...contacts.map((name) => ({ value: name, label: name })),
    { value: SOMEBODY, label: t`Somebody else` },
  ];
  return (
    <>
      {contacts.length > 0 && (
        <Field label={t`Who it is for`}>
          <Select name="contact" value={chosen} options={options} onChange={setChosen} />
        </Field>
      )}
      {chosen === SOMEBODY && (
        <Field label={t`Name`} hint={t`Stands in the history as who opened and answered.`} required>
          <TextInput value={typed} onChange={setTyped} maxLength={100} />
        </Field>
      )}
    </>
  );
}

interface TermsProps {
  readonly daysFor: DaysFor;
  readonly purposes: readonly PurposeName[];
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

function TermsFields({ purposes: offered, daysFor, terms, onChange }: TermsProps) {
  const { t, i18n } = useLingui();
  const purposes = offered.map((value) => ({ value, label: i18n._(purposeWords[value]) }));
  const days = DAYS.map((count) => ({ value: String(count), label: t`${count} days` }));
  const locales = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));
  return (
    <>
      {purposes.length > 1 && (
        <Field label={t`What it is for`}>
          <Select
            value={terms.purpose}
            options={purposes}
            onChange={(purpose) => onChange({ ...terms, purpose, days: daysFor(purpose) })}
          />
        </Field>
      )}
      <Field label={t`Works for`}>
        <Select
          name="days"
          value={String(terms.days)}
          options={days}
          onChange={(value) => onChange({ ...terms, days: Number(value) })}
        />
      </Field>
      <Field label={t`Language`}>
        <Select
          value={terms.locale}
          options={locales}
          onChange={(locale) => onChange({ ...terms, locale })}
        />
      </Field>
    </>
  );
}
