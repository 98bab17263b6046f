import { randomBytes } from 'node:crypto';
import { sendHook, type SendOptions } from './send-hook.ts';
import { signedHeaders } from './signature.ts';

interface Asked {
  readonly url: string;
  /** The id of the message. */
  readonly id: string;
  readonly secrets: readonly string[];
  /** UTC ISO. */
  readonly now: string;
}

/**
 * [WB2] Asks an endpoint whether it wants to be told: a signed challenge, which it answers with the challenge, as text or as
 * `{ "challenge": … }`. Resolves with the problem; empty: it does.
 */
export async function verifyEndpoint(
  { url, id, secrets, now }: Asked,
  options: SendOptions,
): Promise<string> {
  const challenge = randomBytes(24).toString('base64url');
  const body = JSON.stringify({ type: 'lagra.verify', timestamp: now, data: { challenge } });
  const headers = signedHeaders({ id, body, at: Math.floor(Date.parse(now) / 1000) }, secrets);
  const sent = await sendHook({ url, headers, body }, options);
  if (sent.problem !== '') return sent.problem;
  return answers(sent.body, challenge) ? '' : 'did not answer with the challenge';
}

function answers(body: string, challenge: string): boolean {
  if (body.trim() === challenge) return true;
  try {
    return (JSON.parse(body) as { challenge?: unknown } | null)?.challenge === challenge;
  } catch {
    return false;
  }
}
