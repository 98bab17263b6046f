import { Trans, useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/values/party.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Panel } from '../ui/panel.tsx';
import type { PartyFormPart } from './party-form.ts';

type Contact = PartyForm['contacts'][number];
interface ContactLine extends Contact {
  readonly index: number;
}

/** The people at a party, as lines. */
export function ContactFields({ form }: { readonly form: PartyFormPart }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const column = (id: keyof Contact, header: string): LineColumn<ContactLine> => ({
    id,
    header,
    editable: true,
    text: (line) => line[id],
    error: (line) => error(`contacts.${line.index}.${id}`),
  });
  const add = (): void => edit((draft) => void draft.contacts.push({ name: '', role: '', email: '', phone: '' }));
  return (
    <Panel title={t`Contacts`} flush>
      <LineTable<ContactLine>
        label={t`Contacts`}
        rows={value.contacts.map((contact, index) => ({ ...contact, index }))}
        rowId={(line) => String(line.index)}
        columns={[
          column('name', t`Name`),
          column('role', t`Role`),
          column('email', t`Email`),
          column('phone', t`Phone`),
        ]}
        onCell={(row, id, text) =>
          edit((draft) => {
            const contact = draft.contacts[Number(row)];
            if (contact) contact[id as keyof Contact] = text; // the columns are its keys
          })
        }
        onAdd={add}
        onRemove={(row) => edit((draft) => void draft.contacts.splice(Number(row), 1))}
      />
      {value.contacts.length === 0 && (
        <EmptyState icon="users" title={t`No contacts yet`}>
          <Trans>Add who to call and who to write to.</Trans>
        </EmptyState>
      )}
    </Panel>
  );
}
