import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { useLingui } from '@lingui/react/macro';
import { isLocale, LOCALE_NAMES, LOCALES, withLocale, type Locale } from '#i18n/locale.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { nameField } from '../account/account-fields.ts';
import { useAccountForm, type AccountFormState } from '../account/use-account-form.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsSubmission } from './use-settings-submission.ts';

const schema = z.object({ name: nameField, locale: z.enum(LOCALES, { error: 'missing' }) });

type Texts = z.output<typeof schema>;

interface OwnProfile {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** The person's name and language. Input typed while the answer is on its way stays. */
export function ProfilePanel({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useLingui();
  const { changeLocale } = useApp();
  const announcer = useAnnouncer();
  const path = useLocation({ select: (at) => at.pathname });
  const [saved, setSaved] = useState<Texts>({ name: profile.name, locale: profile.locale });
  const submission = useSettingsSubmission('changeProfile', {
    id: 'own-profile',
    code: 'profileFailed',
    onSent: ({ name: taken = '', locale: spoken }) =>
      keep({ name: taken, locale: isLocale(spoken) ? spoken : saved.locale }),
  });
  const form = useAccountForm(schema, saved, submission.problem?.fields);
  const { name, locale } = form.value;
  const guard = useLeaveGuard(name !== saved.name || locale !== saved.locale);
  /** Closes over the render in which it was sent, so that `form.value` is what was sent. */
  const keep = (now: Texts): void => {
    announcer.success(t`Saved.`);
    // Synchronously: the language change below leaves this address, and the leave guard must not see unsaved input.
    flushSync(() => {
      setSaved(now);
      form.saved(form.value, now);
    });
    if (now.locale !== saved.locale) changeLocale(withLocale(path, now.locale));
  };
  const submit = (): boolean => {
    const sound = form.check();
    return sound !== null && submission.send(sound);
  };
  return (
    <SettingsForm {...submission} title={t`Your profile`} onSubmit={submit}>
      <ProfileFields form={form} email={profile.email} />
      {guard.dialog}
    </SettingsForm>
  );
}

interface ProfileFieldsProps {
  readonly form: AccountFormState<Texts>;
  readonly email: string;
}

function ProfileFields({ form, email }: ProfileFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Your name`} required error={form.error('name')}>
        <TextInput {...form.field('name')} name="name" autoComplete="name" />
      </Field>
      <Field label={t`Email`} hint={t`You sign in with it. It can't be changed here.`}>
        <TextInput value={email} onChange={() => {}} readOnly name="email" type="email" />
      </Field>
      <Field
        label={t`Language`}
        hint={t`Of these pages and of the mails to you.`}
        error={form.error('locale')}
      >
        <Select
          {...form.field('locale')}
          name="locale"
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        />
      </Field>
    </>
  );
}
