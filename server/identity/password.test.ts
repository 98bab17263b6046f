import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

/** Processor time of so many checks, all threads together, in microseconds: what a loaded machine does not change. */
async function costOf(times: number, check: () => Promise<boolean>): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) expect(await check()).toBe(false);
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
    const wrong = await costOf(8, () => isPassword('three tired storks', kept));
    const nobodys = await costOf(8, () => isPassword('three tired storks', undefined));
    expect(nobodys / wrong).toBeGreaterThan(0.6);
    expect(nobodys / wrong).toBeLessThan(1.6);
  });
});
