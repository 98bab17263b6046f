import type { z } from 'zod';
import { ConnectorFault } from '#model/connector/connector-fault.ts';
import type { HttpAnswer } from '#model/connector/connector.ts';

const MOST = 300;

/** What the other side said, short and on one line; without what it may have repeated of ours. */
export const told = (text: string, secrets: readonly string[] = []): string =>
  secrets
    .filter((secret) => secret.length > 3)
    .reduce((said, secret) => said.replaceAll(secret, '…'), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

/** An answer of a host that is not as its documentation says. */
export const notAsDocumented = (host: string, answer: string): ConnectorFault =>
  new ConnectorFault('connectorAnswer', { params: { host, answer: told(answer) } });

/** The body of an answer as JSON of this shape. Throws where it breaks off, or is something else. */
export function readJson<T extends z.ZodType>(answer: HttpAnswer, shape: T, host: string): z.infer<T> {
  let json: unknown;
  try {
    json = JSON.parse(answer.body);
  } catch {
    throw notAsDocumented(host, `HTTP ${answer.status}: no JSON`);
  }
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw notAsDocumented(
    host,
    `HTTP ${answer.status}: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`,
  );
}
