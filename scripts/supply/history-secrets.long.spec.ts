import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSecret } from '#model/areas/integrations/api-client/client-secret.ts';
import { secretsIn, secretsInHistory } from './history-secrets.ts';

/** Words of tests that look like a password in an address; none of them opens anything. */
const known = [/:\/\/me:secret@[a-z]+\.example\.com/, /:\/\/\w+:hemlig@/, /:\/\/lagra:s%40t@db\.internal:/];

// In parts, so that this file holds none.
test.each([
  ['a key of AWS', ['AWS_SECRET_ACCESS_KEY="', 'wJalrXUtnFEMI/K7MDENG/', 'bPxRfiCYEXAMPLEKEQ"']],
  ['a key of Stripe', ['sk_', 'live_', 'abcdefghijklmnopqrstuvwx']],
  ['a password in an address', ['postgres://', 'lagra:', 'correct-horse@db.example.com/x']],
  ['a secret of our API', [newSecret((bytes) => crypto.getRandomValues(bytes))]],
])('[SUP4] finds %s', async (_, parts) => {
  expect(await secretsIn(`const one = '${parts.join('')}';`, 'a.ts')).toHaveLength(1);
});

test('[SUP4] what only looks like a secret of our API is none', async () => {
  expect(await secretsIn(`lagra_live_${'a'.repeat(38)}`, 'a.ts')).toEqual([]);
});

test('[SUP4] no version of any file in the history holds a secret', async () => {
  const found = await secretsInHistory(join(import.meta.dirname, '../..'));
  expect(found.filter(({ says }) => !known.some((one) => one.test(says)))).toEqual([]);
});
