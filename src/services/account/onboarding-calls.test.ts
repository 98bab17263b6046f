import { expect, test } from 'vitest';
import type { HttpClient } from '../http/http-client.ts';
import { onboardingCalls } from './onboarding-calls.ts';

test('[ACC5] what is kept is sent in its order, each once the one before was answered, or lost', async () => {
  const sent: unknown[] = [];
  const answers: ((isLost: boolean) => void)[] = [];
  const http: Partial<HttpClient> = {
    call: (_endpoint, ...[request]) => {
      sent.push(request && 'body' in request && request.body);
      return new Promise(
        (resolve, reject) =>
          answers.push((isLost) => (isLost ? reject(new Error('lost')) : resolve({} as never))), // never read
      );
    },
  };
  const calls = onboardingCalls(http as HttpClient); // all that is used of it
  const at = (step: 'warehouse' | 'products' | 'done') => ({ status: 'open', step, done: [] }) as const;
  const [lost, noted, kept] = [at('warehouse'), at('products'), at('done')].map((one) => calls.keep(1, one));
  await Promise.resolve();
  expect(sent).toEqual([at('warehouse')]);
  answers[0]?.(true);
  await expect(lost).rejects.toThrow('lost');
  expect(sent).toEqual([at('warehouse'), at('products')]);
  answers[1]?.(false);
  await noted;
  expect(sent).toEqual([at('warehouse'), at('products'), at('done')]);
  answers[2]?.(false);
  expect(await kept).toBeUndefined();
});
