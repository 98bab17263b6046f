import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { languages } from '#model/values/languages.ts';

interface SecurityTextOptions {
  readonly config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'operatorEmail'>>;
  /** The present moment, ISO 8601. */
  readonly now: () => string;
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 180;

/**
 * Tells who finds a weakness whom to write to (RFC 9116). Without OPERATOR_EMAIL there is no such file: what is written in
 * the contact form is then only kept, and nobody is told of it.
 */
export function serveSecurityText(
  app: FastifyInstance,
  { config: { operatorEmail, publicUrl }, now }: SecurityTextOptions,
): void {
  if (operatorEmail === undefined) return;
  app.get(PATH, { schema: { hide: true } }, async (_, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return securityText({ operatorEmail, publicUrl, now: now() });
  });
}

/** Counted anew each time, so that it never lies in the past. */
function securityText(at: { operatorEmail: string; publicUrl: string; now: string }): string {
  const expires = new Date(Math.floor(Date.parse(at.now) / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  // The address of the file has to be an encrypted one.
  const canonical = at.publicUrl.startsWith('https://') ? [`Canonical: ${at.publicUrl}${PATH}`] : [];
  const lines = [
    `Contact: mailto:${encodeURI(at.operatorEmail)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...canonical,
  ];
  return `${lines.join('\n')}\n`;
}
