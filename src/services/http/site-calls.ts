import { isRecord, isText } from '#model/values/guards.ts';
import { HttpError } from './http-error.ts';

/** Who runs this installation, as far as its configuration says. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
}

interface Calling {
  readonly apiBase: string;
  /** The language for the answer. */
  readonly language: string;
  readonly fetch: typeof fetch;
}

/**
 * Sends what a visitor wrote; resolves with the server's thanks, rejects with HttpError. The public site's own way to the
 * server: pages of visitors load neither the application's client nor its schemas.
 */
export async function sendMessage(
  { apiBase, language, fetch }: Calling,
  data: Readonly<Record<string, string>>,
): Promise<string | null> {
  const response = await fetch(`${apiBase}contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(data),
  }).catch(() => null);
  if (!response) throw new HttpError(0, { code: 'offline' });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new HttpError(response.status, answer);
  return isRecord(answer) && isText(answer['detail']) ? answer['detail'] : null;
}

/** Reads who runs this installation; nobody is named where that is not configured, or there is no answer. */
export async function readOperator(ask: typeof fetch): Promise<Operator> {
  const config: unknown = await ask('/config.json')
    .then((response) => response.json())
    .catch(() => null);
  const said = isRecord(config) && isRecord(config['operator']) ? config['operator'] : {};
  return { name: text(said['name']), address: text(said['address']) };
}

const text = (value: unknown): string | null => (isText(value) && value !== '' ? value : null);
