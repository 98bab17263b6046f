import { useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/values/party.ts';
import { FormLines, type FormColumn } from '../document/form-lines.tsx';
import { Panel } from '../ui/panel.tsx';
import type { PartyFormPart } from './party-form.ts';

type Contact = PartyForm['contacts'][number];

/** The people at a party, as lines. */
export function ContactFields({ form }: { readonly form: PartyFormPart }) {
  const { t } = useLingui();
  const { value, edit } = form;
  const column = (id: keyof Contact, header: string): FormColumn<Contact> => ({
    kind: 'text',
    id,
    header,
    value: (contact) => contact[id],
    set: (index, text) =>
      edit((draft) => {
        const contact = draft.contacts[index];
        if (contact) contact[id] = text;
      }),
  });
  const add = (): void =>
    edit((draft) => void draft.contacts.push({ name: '', role: '', email: '', phone: '' }));
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
        onAdd={add}
        onRemove={(index) => edit((draft) => void draft.contacts.splice(index, 1))}
      />
    </Panel>
  );
}
