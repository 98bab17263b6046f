import { z } from 'zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { emailField, nameField, newPasswordField, ownWordFault } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { focusRefused } from './focus-refused.ts';
import { NewPasswordField } from '../account/new-password-fields.tsx';
import type { RegisterStepProps } from './register-step.ts';
import { useAccountForm, type AccountFormState } from '../account/use-account-form.ts';

const schema = z.object({ name: nameField, email: emailField, password: newPasswordField });

/** The person signing up. The last step, so that no password is stored along the way. */
export function RegisterAccount({ state, send, actor }: RegisterStepProps) {
  const { t } = useLingui();
  const { problem, card, company } = state.context;
  const form = useAccountForm(
    schema,
    { name: '', email: '', password: '' },
    problem?.fields,
    ({ name, email, password }) =>
      ownWordFault('password', password, { name, email, companies: [company?.company ?? ''] }),
  );
  const isSending = state.hasTag('busy');
  const submit = (): boolean => {
    const account = form.check();
    if (account) {
      send({ type: 'register', account });
      focusRefused(actor, (at) => at.hasTag('busy'));
    }
    return account !== null;
  };
  const back = (
    <Button variant="quiet" disabled={isSending} onClick={() => send({ type: 'back' })}>
      <Trans>Back</Trans>
    </Button>
  );
  return (
    <AuthForm
      problem={problem}
      isSending={isSending}
      submitLabel={t`Create the account`}
      onSubmit={submit}
      others={back}
    >
      {card && <Notice tone="success">{t`Card saved: ${card.brand}, ending in ${card.last4}`}</Notice>}
      <AccountFields form={form} />
    </AuthForm>
  );
}

function AccountFields({ form }: { readonly form: AccountFormState<z.output<typeof schema>> }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Your name`} required error={form.error('name')}>
        <TextInput {...form.field('name')} name="name" autoComplete="name" autoFocus />
      </Field>
      <Field label={t`Email`} required error={form.error('email')}>
        <TextInput {...form.field('email')} type="email" name="email" autoComplete="username" />
      </Field>
      <NewPasswordField
        label={t`Password`}
        name="password"
        control={form.field('password')}
        error={form.error('password')}
      />
    </>
  );
}
