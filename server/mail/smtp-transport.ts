import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './transport.ts';

/** A mail server, and who letters come from. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** No letter without encryption; passwords are never sent without, except to this machine. */
  readonly mustEncrypt?: boolean;
  /** The name in its certificate, where `host` is an address. */
  readonly servername?: string;
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly from: string;
  /** Milliseconds for each step; 10 to 30 s by default. */
  readonly patience?: number;
}

export interface SmtpTransport extends MailTransport {
  /** Resolves where the server lets one in; rejects as `deliver` does. */
  verify(): Promise<void>;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The server of `smtp://user:password@host:587` or `smtps://…`. */
export function smtpServerOf(url: string, from: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    from,
  };
}

const here: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Sends letters to a mail server. Passwords are sent over TLS only, except to this machine. */
export function createSmtpTransport(server: SmtpServer): SmtpTransport {
  const { host, port, secure, mustEncrypt = false, servername, auth, from } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: mustEncrypt || (auth !== undefined && !here.has(host)),
    ...(auth && { auth }),
    ...(servername !== undefined && { tls: { servername } }),
    ...patience,
    ...(server.patience !== undefined && {
      connectionTimeout: server.patience,
      greetingTimeout: server.patience,
      socketTimeout: server.patience,
    }),
  });
  return {
    deliver: async (letter, id) => void (await transport.sendMail(messageOf(letter, id, from))),
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
