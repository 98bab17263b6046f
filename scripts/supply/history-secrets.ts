import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { isSecret, SECRET_PREFIX } from '#model/areas/integrations/api-client/client-secret.ts';
import { historyBlobs } from './history-blobs.ts';

/** A secret in a version of a file. */
export interface FoundSecret {
  /** The object in git, and a path that it had. */
  readonly blob: string;
  readonly path: string;
  readonly says: string;
}

// It keeps all that it measures of itself.
secretLintProfiler.setEnabled(false);

const id = '@secretlint/secretlint-rule-preset-recommend';
const config = { rules: [{ id, rule: creator, options: {} }] };
const ourSecret = new RegExp(`${SECRET_PREFIX}[0-9A-Za-z]{38}`, 'g');

/** What a text shows that only its owner may know: private keys, keys of the usual services, secrets of our own API. */
export async function secretsIn(content: string, path: string): Promise<string[]> {
  const source = { content, filePath: path, ext: '', contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
  const own = [...content.matchAll(ourSecret)].map(([secret]) => secret).filter((one) => isSecret(one));
  return [...messages.map(({ message }) => message), ...own.map((secret) => `found Lagra secret: ${secret}`)];
}

/** The secrets of a whole history; binary files are not read. */
export async function secretsInHistory(root: string): Promise<FoundSecret[]> {
  const found: FoundSecret[] = [];
  for await (const { blob, path, content } of historyBlobs(root)) {
    if (content.includes(0)) continue;
    for (const says of await secretsIn(content.toString(), path)) found.push({ blob, path, says });
  }
  return found;
}
