import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

/** CPU time of a check across all threads, in microseconds. */
async function costOf(check: () => Promise<boolean>): Promise<number> {
  const before = process.cpuUsage();
  expect(await check()).toBe(false);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('a password', () => {
  it('[ID1] is kept as argon2id with a salt of its own, and is the same however it was typed', async () => {
    const [one, other] = [
      await hashPassword('\u00e5ngstr\u00f6m ett tv\u00e5'),
      await hashPassword('\u00e5ngstr\u00f6m ett tv\u00e5'),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(await isPassword('a\u030angstro\u0308m ett tva\u030a', one)).toBe(true);
  });

  it('[ID2] of nobody costs as much to refuse as a wrong one', async () => {
    const kept = await hashPassword('three tired herons');
    await isPassword('', undefined);
    const costs = { wrong: Infinity, nobodys: Infinity };
    // Alternating, and the minimum of each: a busy or throttled machine makes single measurements higher.
    for (let turn = 0; turn < 12; turn++) {
      costs.wrong = Math.min(costs.wrong, await costOf(() => isPassword('three tired storks', kept)));
      costs.nobodys = Math.min(
        costs.nobodys,
        await costOf(() => isPassword('three tired storks', undefined)),
      );
    }
    expect(costs.nobodys / costs.wrong).toBeGreaterThan(0.6);
    expect(costs.nobodys / costs.wrong).toBeLessThan(1.6);
  });
});
