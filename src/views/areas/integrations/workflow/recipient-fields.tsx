import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import type { Recipient } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useStandingRoles } from '#views/areas/setup/role/role-name.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';

interface RecipientFieldsProps {
  readonly to: Recipient;
  readonly error: string | undefined;
  readonly onChange: (to: Recipient) => void;
}

/** Whom: a role, a person, who made the document, who turned the workflow on. */
export function RecipientFields({ to, error, onChange }: RecipientFieldsProps) {
  const { t } = useLingui();
  const roles = useStandingRoles().map(({ id, label }) => ({ value: `role ${id}`, label }));
  const people = (useRows('member') as readonly MemberRow[]).flatMap(({ user, name }) =>
    user === null ? [] : [{ value: `person ${user}`, label: name }],
  );
  const options = [
    ...roles,
    ...people.toSorted((a, b) => a.label.localeCompare(b.label)),
    { value: 'author', label: t`Whoever made the document` },
    { value: 'enabler', label: t`Whoever turned the workflow on` },
  ];
  return (
    <Field label={t`Whom`} required error={error}>
      <Select value={valueOf(to)} options={options} onChange={(value) => onChange(recipientOf(value))} />
    </Field>
  );
}

function valueOf(to: Recipient): string {
  if (to.who === 'role') return `role ${to.role}`;
  return to.who === 'person' ? `person ${to.user}` : to.who;
}

function recipientOf(value: string): Recipient {
  const [who = '', id = ''] = value.split(' ');
  if (who === 'role') return { who, role: id };
  if (who === 'person') return { who, user: id };
  return who === 'author' ? { who } : { who: 'enabler' };
}
