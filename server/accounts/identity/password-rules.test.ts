import { describe, expect, it } from 'vitest';
import { isCommon, refuseWeak } from './password-rules.ts';

const owner = { email: 'kim.alm@example.org', name: 'Kim Alm', companies: ['Alm & Co AB'] };

describe('a new password', () => {
  it.each([
    'qwerty123456',
    'Password12345',
    'p4ssw0rd12345',
    'P@$$w0rd2026!',
    'iloveyouiloveyou',
    '!!sunshine2026',
    'ＰＡＳＳＷＯＲＤ2026',
  ])('[ID17] is refused as common: %s', async (password) => {
    expect(await isCommon(password)).toBe(true);
  });

  it.each([
    'three tired herons',
    'lagra-demo-2026',
    'a much longer one',
    'qvazbrunnelimt',
    'correct horse battery staple',
    'åäö är tre bokstäver',
    'password and a good deal more of it',
    'monkey-93847561029384',
    'constructor prototype',
  ])('[ID17] is taken: %s', async (password) => {
    await expect(refuseWeak(password, owner, 'password')).resolves.toBeUndefined();
  });

  it.each([
    ['123456789012', 'easyPassword'],
    ['１２３４５６７８９０１２', 'easyPassword'], // full-width digits count as the same
    ['987654321098765', 'easyPassword'],
    ['abababababab', 'easyPassword'],
    ['kim.alm@example.org', 'nameInPassword'],
    ['KIM.ALM12345', 'nameInPassword'],
    ['almcoab and more', 'companyInPassword'],
    ['any example at all', 'emailInPassword'],
    ['letmein123456', 'commonPassword'],
  ])('[ID17] %s is refused as %s, at its field', async (password, code) => {
    await expect(refuseWeak(password, owner, 'new_password')).rejects.toMatchObject({
      status: 422,
      refusal: { code, fields: { new_password: code } },
    });
  });
});
