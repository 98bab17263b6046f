import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport, smtpServerOf } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/**
 * The mail server of SMTP_URL, else the folder `outbox` in DATA_DIR. The sender is `from` in SMTP_URL's query, else
 * no-reply at the host of PUBLIC_URL. `log` reports mail written to the folder.
 */
export function openTransport(
  { smtpUrl, dataDir, publicUrl }: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
  log: (line: string) => void,
): MailTransport {
  const named = smtpUrl === undefined ? null : new URL(smtpUrl).searchParams.get('from');
  const from = named ?? `Lagra <no-reply@${new URL(publicUrl).hostname}>`;
  return smtpUrl === undefined
    ? createOutboxTransport({ folder: join(dataDir, 'outbox'), from, log })
    : createSmtpTransport(smtpServerOf(smtpUrl, from));
}
