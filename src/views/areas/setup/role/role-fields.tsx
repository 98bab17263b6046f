import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { knownOf } from './permission-choice.ts';
import { PermissionGrid } from './permission-grid.tsx';
import { useStandingRoles } from './role-name.ts';
import { RoleScopeFields } from './role-scope-fields.tsx';
import { useRoleName } from './role-words.ts';

interface RoleFieldsProps {
  readonly form: Form<RoleForm>;
  /** Undefined for a new role. */
  readonly row: RoleRow | undefined;
}

/** All editable fields of a role. */
export function RoleFields({ form, row }: RoleFieldsProps) {
  const { t } = useLingui();
  const model = useModel();
  const roleName = useRoleName();
  const { value, edit, error } = form;
  const shown = roleName(value.name);
  const wrong = error('permissions');
  return (
    <>
      <Field
        label={t`Name`}
        required
        hint={shown === value.name ? undefined : t`Under this name it is called ${shown} in your language`}
        error={error('name')}
      >
        <TextInput
          value={value.name}
          autoFocus={!row}
          onChange={(name) => edit((draft) => void (draft.name = name))}
        />
      </Field>
      <RoleScopeFields form={form} />
      <CopyField form={form} row={row} />
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      <PermissionGrid
        chosen={value.permissions}
        mayHave={(permission) => model.may(permission)}
        onChange={(chosen) => edit((draft) => void (draft.permissions = chosen))}
      />
    </>
  );
}

/** Copies the permissions of another role; those the author does not hold are left out, with a notice. */
function CopyField({ form, row }: RoleFieldsProps) {
  const { t } = useLingui();
  const model = useModel();
  const format = useFormat();
  const others = useStandingRoles().filter(({ id }) => id !== row?.id);
  const [behind, setBehind] = useState(0);
  const options = others.map(({ id, label, permissions }) => ({
    value: id,
    label,
    hint: format.count(knownOf(permissions).length),
  }));
  const copy = (id: string): void => {
    const theirs = knownOf(others.find((role) => role.id === id)?.permissions ?? []);
    const given = theirs.filter((permission) => model.may(permission));
    form.edit((draft) => void (draft.permissions = given));
    setBehind(theirs.length - given.length);
  };
  if (options.length === 0) return null;
  return (
    <>
      <Field label={t`Copy from another role`} hint={t`Its permissions take the place of those ticked here`}>
        <Select name="copy" value={null} options={options} onChange={copy} />
      </Field>
      {behind > 0 && (
        <Notice tone="warning">
          {t`${plural(behind, { one: '# permission was left out, since you do not have it yourself.', other: '# permissions were left out, since you do not have them yourself.' })}`}
        </Notice>
      )}
    </>
  );
}
