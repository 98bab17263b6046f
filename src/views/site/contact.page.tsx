import { Trans, useLingui } from '@lingui/react/macro';
import { ContactForm } from './contact-form.tsx';
import { useHostValue } from './site-host.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import './contact.css';

/** A message to who runs this installation. Without JavaScript the browser posts the form itself. */
export function ContactPage() {
  const { t } = useLingui();
  const { phase, answer } = useHostValue('message');
  return (
    <section className="site-text contact">
      <h1>
        <Trans>Contact</Trans>
      </h1>
      <p className="site-lead">
        <Trans>Ask about the product, tell us what is missing, or report a fault. We answer by mail.</Trans>
      </p>
      <ContactAnswers />
      {phase === 'sent' ? (
        // Focused, so that it is read out and the next Tab goes on from here.
        <p className="contact-said" data-tone="success" tabIndex={-1} ref={(said) => said?.focus()}>
          {answer ?? t`Thank you. We have your message and answer it by mail.`}
        </p>
      ) : (
        <ContactForm />
      )}
      <h2>
        <Trans>Before you write</Trans>
      </h2>
      <p>
        <Trans>
          What we do with your message is said under <SiteLink to="/privacy">privacy</SiteLink>. Do not send
          passwords. If you have found a way around access rights, describe how, and do not try it on other
          people's data.
        </Trans>
      </p>
    </section>
  );
}

/** What a form posted without JavaScript is answered with: its address names one of the two. */
function ContactAnswers() {
  return (
    <>
      <p id="sent" className="contact-said contact-answer" data-tone="success">
        <Trans>Thank you. We have your message and answer it by mail.</Trans>
      </p>
      <p id="refused" className="contact-said contact-answer" data-tone="danger">
        <Trans>
          The message was not taken. Go back: what you wrote is still there. Check the address and the
          message, and try again later if you have written several times.
        </Trans>
      </p>
    </>
  );
}
