import { useLingui } from '@lingui/react/macro';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { blankLine, type InvitationLines as Lines } from './invitation-form.ts';
import { useRoleOptions } from '../role/role-name.ts';
import './member.css';

const MOST = 20;

/** Addresses with a role each, and a button that adds a line. */
export function InvitationLines({ form }: { readonly form: Form<Lines> }) {
  const { t } = useLingui();
  const { lines } = form.value;
  const roles = useRoleOptions();
  const add = (): void =>
    form.edit((draft) => void draft.lines.push({ ...blankLine, role: lastRole(lines) }));
  return (
    <div className="ui-stack">
      <ul className="member-lines" aria-label={t`People to invite`}>
        {lines.map((_, index) => (
          // A line has no id: it is identified by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <InvitationLine form={form} index={index} roles={roles} />
          </li>
        ))}
      </ul>
      {lines.length < MOST && (
        <span>
          <Button variant="quiet" icon="plus" data-testid="add-line" onClick={add}>
            {t`Another person`}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The next person is likely to get the same role. */
const lastRole = (lines: Lines['lines']): string => lines.at(-1)?.role ?? '';

interface InvitationLineProps {
  readonly form: Form<Lines>;
  readonly index: number;
  readonly roles: readonly Option[];
}

function InvitationLine({ form, index, roles }: InvitationLineProps) {
  const { t } = useLingui();
  const { edit, error, value } = form;
  const line = value.lines[index] ?? blankLine;
  const change = (part: Partial<typeof line>): void =>
    edit((draft) => void Object.assign(draft.lines[index] ?? {}, part));
  return (
    <div className="member-line">
      <Field label={t`Email`} required error={error(`lines.${index}.email`)}>
        <TextInput
          type="email"
          name={`email-${index}`}
          autoComplete="off"
          value={line.email}
          autoFocus={index === value.lines.length - 1}
          onChange={(email) => change({ email })}
        />
      </Field>
      <Field label={t`Role`} required error={error(`lines.${index}.role`)}>
        <Select
          name={`role-${index}`}
          value={line.role || null}
          options={roles}
          onChange={(role) => change({ role })}
        />
      </Field>
      {value.lines.length > 1 && (
        <Button
          variant="quiet"
          icon="x"
          label={t`Leave out line ${index + 1}`}
          onClick={() => edit((draft) => void draft.lines.splice(index, 1))}
        />
      )}
    </div>
  );
}
