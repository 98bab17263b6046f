import { Trans, useLingui } from '@lingui/react/macro';
import { ContactInput } from './contact-input.tsx';
import { LONGEST_MESSAGE } from './contact-faults.ts';
import { useContactForm } from './use-contact-form.ts';

/** The form keeps what is typed whatever becomes of it: its fields are the browser's own. */
export function ContactForm() {
  const { t } = useLingui();
  const { submit, mend, isSending, problem, fault } = useContactForm();
  return (
    <form
      className="contact-form"
      method="post"
      action="/api/contact/"
      ref={enlivened}
      onSubmit={submit}
      onInput={mend}
    >
      <p className="ui-required-note">
        <Trans>Fields marked * are required.</Trans>
      </p>
      {problem && (
        <p className="contact-said" data-tone="danger" role="alert">
          {problem.detail ?? t`The message could not be sent. Check your connection and try again.`}
        </p>
      )}
      <ContactFields fault={fault} />
      <button type="submit" className="ui-button" data-variant="primary" aria-disabled={isSending}>
        {isSending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
      </button>
    </form>
  );
}

/**
 * Without JavaScript the browser itself says what is missing. What the help did not answer (`?about=`) begins the
 * message.
 */
function enlivened(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  const about = new URLSearchParams(location.search).get('about') ?? '';
  const message = form.elements.namedItem('message');
  if (about !== '' && message instanceof HTMLTextAreaElement && message.value === '')
    message.value = `${about.slice(0, LONGEST_ABOUT)}\n\n`;
}

const LONGEST_ABOUT = 200;

function ContactFields({ fault }: Pick<ReturnType<typeof useContactForm>, 'fault'>) {
  const { t, i18n } = useLingui();
  const ofMessage = { rows: 7, maxLength: LONGEST_MESSAGE, fault: fault('message') };
  return (
    <>
      <ContactInput
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        fault={fault('email')}
      />
      <ContactInput name="name" label={t`Name`} autoComplete="name" fault={fault('name')} />
      <ContactInput name="message" label={t`Message`} required {...ofMessage} />
      <input type="hidden" name="locale" value={i18n.locale} />
      {/* Honeypot: people neither see nor reach it, only bots fill it in. */}
      <div className="contact-trap" aria-hidden inert>
        <input name="website" aria-label={t`Website`} autoComplete="off" tabIndex={-1} />
      </div>
    </>
  );
}
