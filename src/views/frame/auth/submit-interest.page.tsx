import { z } from 'zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { emailField, optionalField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z.object({
  name: optionalField,
  email: emailField,
  company: optionalField,
  message: z.string().trim().min(1, 'missing').max(4000, 'tooLong'),
  website: z.string(),
});
const empty = { name: '', email: '', company: '', message: '', website: '' };

/** Sends an address and a message, without an account. */
export function SubmitInterestPage() {
  const { t } = useLingui();
  const submission = useSubmission('submitInterest', { code: 'failed' });
  const form = useAccountForm(schema, empty, submission.problem?.fields);
  const submit = (): boolean => {
    const sound = form.check();
    return sound !== null && submission.send(sound);
  };
  if (submission.isSent)
    return (
      <div className="ui-stack">
        <Notice tone="success">{submission.answer ?? t`Thank you. We will answer you by mail.`}</Notice>
        <AuthLinks>
          <AuthLink to="">{t`Back to the start`}</AuthLink>
        </AuthLinks>
      </div>
    );
  return (
    <>
      <p className="app-blank-lead">
        <Trans>Tell us what you store and sell, and what you'd like to know.</Trans>
      </p>
      <AuthForm {...submission} submitLabel={t`Send`} onSubmit={submit}>
        <InterestFields form={form} />
      </AuthForm>
      <AuthLinks>
        <AuthLink to="/auth/register">{t`Create an account`}</AuthLink>
        <AuthLink to="/auth/login">{t`Sign in`}</AuthLink>
      </AuthLinks>
    </>
  );
}

function InterestFields({ form }: { readonly form: ReturnType<typeof useAccountForm<typeof empty>> }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Email`} required error={form.error('email')}>
        <TextInput {...form.field('email')} type="email" name="email" autoComplete="email" autoFocus />
      </Field>
      <Field label={t`Name`} optional error={form.error('name')}>
        <TextInput {...form.field('name')} name="name" autoComplete="name" />
      </Field>
      <Field label={t`Company`} optional error={form.error('company')}>
        <TextInput {...form.field('company')} name="company" autoComplete="organization" />
      </Field>
      <Field label={t`Message`} required error={form.error('message')}>
        <TextArea {...form.field('message')} name="message" rows={4} maxLength={4000} />
      </Field>
      {/* Honeypot: people neither see nor reach it, only bots fill it in. */}
      <div className="auth-trap" aria-hidden inert>
        <TextInput {...form.field('website')} name="website" autoComplete="off" label={t`Website`} />
      </div>
    </>
  );
}
