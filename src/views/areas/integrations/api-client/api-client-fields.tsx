import { useLingui } from '@lingui/react/macro';
import type { ApiClientForm } from '#model/areas/integrations/api-client/api-client.facts.ts';
import { rateClassNames } from '#model/areas/integrations/api-client/rate-classes.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { AgentPermissions, AgentRole, AgentWarehouses } from '#views/areas/setup/role/agent-rights.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { rateWords } from './api-client.fields.ts';
import { NetworkField } from './network-field.tsx';

interface ApiClientFieldsProps {
  readonly form: Form<ApiClientForm>;
  readonly focus: boolean;
}

/** All editable fields of an API client. [APV1] */
export function ApiClientFields({ form, focus }: ApiClientFieldsProps) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <>
      <Field label={t`Name`} required hint={t`What it does shows under this name.`} error={error('name')}>
        <TextInput
          value={value.name}
          autoFocus={focus}
          onChange={(name) => edit((draft) => void (draft.name = name))}
        />
      </Field>
      <Rights form={form} />
      <NetworkField form={form} />
      <Field
        label={t`Last day`}
        hint={t`From the day after on it is refused. Empty: it does not expire.`}
        error={error('expiresOn')}
      >
        <DateInput
          name="expiresOn"
          value={value.expiresOn}
          onChange={(day) => edit((draft) => void (draft.expiresOn = day))}
        />
      </Field>
      <Rate form={form} />
      {value.role === null && (
        <AgentPermissions
          chosen={value.permissions}
          problem={error('permissions')}
          onChange={(chosen) => edit((draft) => void (draft.permissions = chosen))}
        />
      )}
    </>
  );
}

function Rights({ form: { value, edit, error } }: { readonly form: Form<ApiClientForm> }) {
  const { t } = useLingui();
  return (
    <>
      <AgentRole
        role={value.role}
        hint={t`Of a role or of what you choose, and never more than its owner may do at that moment. Approving takes a person.`}
        problem={error('role')}
        onChange={(role) => edit((draft) => void (draft.role = role))}
      />
      <AgentWarehouses
        testId="client-warehouses"
        chosen={value.warehouses}
        problem={error('warehouses')}
        onChange={(chosen) => edit((draft) => void (draft.warehouses = chosen))}
      />
    </>
  );
}

function Rate({ form: { value, edit } }: { readonly form: Form<ApiClientForm> }) {
  const { t, i18n } = useLingui();
  const rates = rateClassNames.map((rate) => ({ value: rate, label: i18n._(rateWords[rate]) }));
  return (
    <Field label={t`Calls a minute`} hint={t`What it calls beyond that waits for the next minute.`}>
      <Select
        name="rate"
        value={value.rate}
        options={rates}
        onChange={(rate) => edit((draft) => void (draft.rate = rate))}
      />
    </Field>
  );
}
