import { useLingui } from '@lingui/react/macro';
import type { ApiClientForm } from '#model/api-client/api-client.facts.ts';
import { takesPerson } from '#model/agent/agent-grants.ts';
import { rateClassNames } from '#model/api-client/rate-classes.ts';
import { useModel } from '../document/model-context.tsx';
import type { Form } from '../document/use-form.ts';
import { PermissionGrid } from '../role/permission-grid.tsx';
import { useRoleOptions } from '../role/role-name.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { WarehouseBoxes } from '../role/warehouse-boxes.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { rateWords } from './api-client.fields.ts';
import { NetworkField } from './network-field.tsx';

interface ApiClientFieldsProps {
  readonly form: Form<ApiClientForm>;
  readonly focus: boolean;
}

/** Stands for a client with permissions of its own. */
const OWN = 'own';

/** All editable fields of an API client. [APV1] */
export function ApiClientFields({ form, focus }: ApiClientFieldsProps) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  const rates = rateClassNames.map((rate) => ({ value: rate, label: i18n._(rateWords[rate]) }));
  return (
    <>
      <Field label={t`Name`} required hint={t`What it does shows under this name.`} error={error('name')}>
        <TextInput
          value={value.name}
          autoFocus={focus}
          onChange={(name) => edit((draft) => void (draft.name = name))}
        />
      </Field>
      <RoleField form={form} />
      <Warehouses form={form} />
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
      <Field label={t`Calls a minute`} hint={t`What it calls beyond that waits for the next minute.`}>
        <Select
          name="rate"
          value={value.rate}
          options={rates}
          onChange={(rate) => edit((draft) => void (draft.rate = rate))}
        />
      </Field>
      {value.role === null && <OwnPermissions form={form} />}
    </>
  );
}

function RoleField({ form }: { readonly form: Form<ApiClientForm> }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const options = [{ value: OWN, label: t`Permissions chosen below` }, ...useRoleOptions()];
  return (
    <Field
      label={t`May do what`}
      hint={t`Of a role or of what you choose, and never more than its owner may do at that moment. Approving takes a person.`}
      error={error('role')}
    >
      <Select
        name="role"
        value={value.role ?? OWN}
        options={options}
        onChange={(role) => edit((draft) => void (draft.role = role === OWN ? null : role))}
      />
    </Field>
  );
}

function OwnPermissions({ form }: { readonly form: Form<ApiClientForm> }) {
  const model = useModel();
  const { value, edit, error } = form;
  const wrong = error('permissions');
  return (
    <>
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      <PermissionGrid
        chosen={value.permissions}
        mayHave={(permission) => model.may(permission) && !takesPerson(permission)}
        onChange={(chosen) => edit((draft) => void (draft.permissions = chosen))}
      />
    </>
  );
}

/** None ticked: all those of its role and its owner. */
function Warehouses({ form: { value, edit, error } }: { readonly form: Form<ApiClientForm> }) {
  const { t } = useLingui();
  return (
    <WarehouseBoxes
      testId="client-warehouses"
      chosen={value.warehouses}
      problem={error('warehouses')}
      none={t`None is ticked: it works in every warehouse of its role and its owner.`}
      some={t`Orders, goods and stock elsewhere are not told to it.`}
      onChange={(chosen) => edit((draft) => void (draft.warehouses = chosen))}
    />
  );
}
