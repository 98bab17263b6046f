import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { CategoryField } from '../party-category/category-field.tsx';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TagsField } from '#views/kit/document/tags-field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { useTermParts } from './party-terms-fields.tsx';

interface PartyFieldsProps {
  readonly form: Form<FollowingParty>;
  readonly fields: AnyFields;
  readonly isNew: boolean;
}

interface PartyIdentityProps extends PartyFieldsProps {
  readonly kind: PartyKind;
  /** What stands in place of fields, and below them. */
  readonly parts: ReturnType<typeof useTermParts>;
  /** What the kind has besides. */
  readonly more: ReactNode;
}

const identity =
  'name number category organisationNumber vatNumber eInvoiceAddress vatTreatment language tags'.split(' ');

/** The identity of a party. */
export function PartyIdentityFields({ kind, form, fields, isNew, parts, more }: PartyIdentityProps) {
  const { t } = useLingui();
  const optional = form.value.vatTreatment !== 'euB2B';
  const { vatNumber } = fields;
  return (
    <Panel title={t`Identity`}>
      <RecordFields
        form={form}
        fields={{ ...fields, ...(vatNumber && { vatNumber: { ...vatNumber, optional } }) }}
        only={identity}
        isNew={isNew}
        focus
        hints={parts.hints}
        instead={{
          ...parts.instead,
          category: (
            <CategoryField
              party={kind}
              value={form.value.category}
              error={form.error('category')}
              onChange={parts.choose}
            />
          ),
          tags: (
            <TagsField
              kind={kind}
              value={form.value.tags}
              error={form.error('tags')}
              onChange={(tags) => form.edit((draft) => void (draft.tags = [...tags]))}
            />
          ),
        }}
      >
        {more}
      </RecordFields>
    </Panel>
  );
}

/** The billing address. */
export function PartyAddress({ form }: Pick<PartyFieldsProps, 'form'>) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Billing address`}>
      <div className="ui-fields">
        <AddressFields
          value={value.addresses.billing}
          path="addresses.billing"
          error={error}
          onChange={(change) => edit((draft) => void Object.assign(draft.addresses.billing, change))}
        />
      </div>
    </Panel>
  );
}

/** Free-form notes. */
export function PartyNotes({ form }: Pick<PartyFieldsProps, 'form'>) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Notes`}>
      <Field label={t`Notes`} labelHidden error={error('notes')}>
        <TextArea value={value.notes} onChange={(notes) => edit((draft) => void (draft.notes = notes))} />
      </Field>
    </Panel>
  );
}
