import { useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/values/party.ts';
import type { FormColumn } from '../lines/form-columns.ts';
import { FormLines } from '../lines/form-lines.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Form } from '../document/use-form.ts';
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
