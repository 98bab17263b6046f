import { useState } from 'react';
import { z } from 'zod';
import { useLingui } from '@lingui/react/macro';
import type { PasswordOwner } from '#model/values/password-words.ts';
import { isSameTwice, newPasswordTwice, notTheSame, ownWordFault } from '../account/account-fields.ts';
import { NewPasswordTwice } from '../account/new-password-fields.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { Field } from '#views/ui/field.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsSubmission } from './use-settings-submission.ts';

const schema = z
  .object({ old_password: z.string().min(1, 'missing').max(200, 'tooLong'), ...newPasswordTwice })
  .refine(isSameTwice, notTheSame);
const empty = { old_password: '', new_password: '', again: '' };

interface PasswordPanelProps {
  readonly owner: PasswordOwner;
  readonly onChanged: () => void;
}

/** Changes the password; this ends every other session. */
export function PasswordPanel({ owner, onChanged }: PasswordPanelProps) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const [round, setRound] = useState(0);
  const changed = (): void => {
    announcer.success(t`The password is changed. You are signed out everywhere else.`);
    setRound(round + 1);
    onChanged();
  };
  return <PasswordForm key={round} owner={owner} onChanged={changed} />;
}

function PasswordForm({ owner, onChanged }: PasswordPanelProps) {
  const { t } = useLingui();
  const submission = useSettingsSubmission('changePassword', {
    id: 'own-password',
    code: 'passwordFailed',
    onSent: onChanged,
  });
  const form = useAccountForm(schema, empty, submission.problem?.fields, (typed) =>
    ownWordFault('new_password', typed.new_password, owner),
  );
  const submit = (): boolean => {
    const sound = form.check();
    if (!sound) return false;
    const { old_password, new_password } = sound;
    return submission.send({ old_password, new_password });
  };
  return (
    <SettingsForm
      {...submission}
      title={t`Password`}
      subtitle={t`Changing your password signs you out everywhere else.`}
      submitLabel={t`Change the password`}
      onSubmit={submit}
    >
      {/* Tells a password manager which account it belongs to. */}
      <input type="text" autoComplete="username" value={owner.email} readOnly hidden />
      <Field label={t`Current password`} required error={form.error('old_password')}>
        <PasswordInput {...form.field('old_password')} name="old_password" autoComplete="current-password" />
      </Field>
      <NewPasswordTwice form={form} />
    </SettingsForm>
  );
}
