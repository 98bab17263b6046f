import { z } from 'zod';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { HttpAnswer } from '#model/areas/integrations/connector/connector.ts';

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

/**
 * [CNX17] A list whose reading ends at the first element that is not of the shape: thousands of wrong ones would take longer to tell
 * than to read.
 */
export const listOf = <T extends z.ZodType>(shape: T) =>
  z.array(z.unknown()).transform((elements, context): z.infer<T>[] => {
    const read: z.infer<T>[] = [];
    for (const [at, element] of elements.entries()) {
      const one = shape.safeParse(element);
      if (one.success) read.push(one.data);
      else {
        const [{ path, message } = { path: [], message: '' }] = one.error.issues;
        context.addIssue({ code: 'custom', path: [at, ...path], message });
        return z.NEVER;
      }
    }
    return read;
  });
