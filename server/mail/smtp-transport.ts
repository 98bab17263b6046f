import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './transport.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends letters to a mail server. Passwords are sent over TLS only, except to this machine. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const here = ['localhost', '127.0.0.1', '::1'].includes(host);
  const transport = createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: Boolean(auth) && !here,
    ...(auth && { auth }),
    ...patience,
  });
  return {
    deliver: async (letter, id) => void (await transport.sendMail(messageOf(letter, id, from))),
    close: () => transport.close(),
  };
}
