import { useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { partyBlankRows } from './party-blank-rows.ts';

type Contact = PartyForm['contacts'][number];

/** The contacts of a party, as lines. */
export function ContactFields({ form }: { readonly form: Form<PartyForm> }) {
  const { t } = useLingui();
  const { value, edit } = form;
  const column = (id: keyof Contact, header: string): FormColumn<Contact> => ({ kind: 'text', id, header });
  return (
    <Panel title={t`Contacts`} flush>
      <FormLines<Contact>
        form={form}
        path="contacts"
        label={t`Contacts`}
        rows={value.contacts}
        columns={[
          column('name', t`Name`),
          column('role', t`Role`),
          column('email', t`Email`),
          column('phone', t`Phone`),
        ]}
        onRows={(rows) => edit((draft) => void (draft.contacts = [...rows]))}
        blank={() => partyBlankRows.contacts}
      />
    </Panel>
  );
}
