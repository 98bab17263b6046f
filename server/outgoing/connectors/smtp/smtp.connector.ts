import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { smtpSpec } from '#model/areas/integrations/connector/specs/smtp-spec.ts';
import type { Connector, Secrets, Settings } from '#model/areas/integrations/connector/connector.ts';
import { createSmtpTransport, type SmtpTransport } from '#server/mail/smtp-transport.ts';
import { addressOf, placeOf, type Reach } from '../reach.ts';

/** What letters are sent with. */
interface Sender {
  readonly settings: Settings;
  readonly secrets: Secrets;
}

/** The company's own mail server, judged as every host of a connection is. */
export async function companyTransport({ settings, secrets }: Sender, reach: Reach): Promise<SmtpTransport> {
  const place = placeOf(settings, smtpSpec);
  const { host, port } = place;
  const user = String(settings['user'] ?? '');
  if (user !== '' && secrets['password'] === undefined) throw new ConnectorFault('connectorSecretMissing');
  const security = settings['security'];
  return createSmtpTransport({
    host: await addressOf(place, reach),
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: security === 'tls',
    mustEncrypt: security === 'starttls',
    ...(user !== '' && { auth: { user, pass: secrets['password'] ?? '' } }),
    from: String(settings['from'] ?? ''),
    ...(reach.patience !== undefined && { patience: reach.patience }),
  });
}

/** What the library says, as a fault without anything of the talk in it. */
export function mailFault(error: unknown, host: string): ConnectorFault {
  if (error instanceof ConnectorFault) return error;
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  if (code === 'EAUTH') return new ConnectorFault('connectorCredentials', { params: { host } });
  return typeof responseCode === 'number'
    ? new ConnectorFault('connectorAnswer', { params: { host, answer: String(responseCode) } })
    : new ConnectorFault('connectorUnreachable', { params: { host } });
}

const letter = {
  subject: 'Lagra: test of the mail server · prov av e-postservern',
  text: 'Lagra reaches this mail server.\n\nLagra når den här e-postservern.\n',
  html: '<p>Lagra reaches this mail server.</p><p>Lagra når den här e-postservern.</p>',
  link: '',
  replyTo: undefined,
} as const;

/** The company's mail server: letters go through it where it is connected; the test sends one. */
export const smtpConnector = (reach: Reach): Connector => ({
  spec: smtpSpec,
  test: async (given) => {
    const { settings } = given;
    const host = String(settings['host'] ?? '');
    const to = String(settings['testTo'] ?? '');
    await using(given, reach, host, (transport) => transport.deliver({ ...letter, to }, randomUUID()));
    return { is: 'ok', name: `${host} → ${to}` };
  },
  alive: (given) =>
    using(given, reach, String(given.settings['host'] ?? ''), (transport) => transport.verify()),
});

async function using<T>(
  sender: Sender,
  reach: Reach,
  host: string,
  work: (transport: SmtpTransport) => Promise<T>,
): Promise<T> {
  const transport = await companyTransport(sender, reach);
  try {
    return await work(transport);
  } catch (error) {
    throw mailFault(error, host);
  } finally {
    transport.close();
  }
}
