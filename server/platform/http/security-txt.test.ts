import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { serveSecurityText } from './security-txt.ts';

const asked = (config: { publicUrl: string; operatorEmail?: string }, now: string) => {
  const app = fastify();
  serveSecurityText(app, { config, now: () => now });
  return app.inject('/.well-known/security.txt');
};
const operatorEmail = 'security@example.com';
const publicUrl = 'https://stock.example.com';

it('[HS4] who finds a weakness reads whom to write to, in which languages, and until when that holds', async () => {
  const answer = await asked({ publicUrl, operatorEmail }, '2026-11-28T21:26:00.000Z');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-05-27T00:00:00.000Z',
    'Preferred-Languages: en, sv',
    'Canonical: https://stock.example.com/.well-known/security.txt',
    '',
  ]);
});

it.each(['2026-11-28T21:26:00.000Z', '2028-02-29T00:00:00.000Z', '2027-12-31T23:59:59.999Z'])(
  '[HS4] at %s it holds for more than a month and less than a year',
  async (now) => {
    const { body } = await asked({ publicUrl, operatorEmail }, now);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(31);
    expect(days).toBeLessThan(365);
  },
);

it('[HS4] an address without https is not named as the file’s own, which the standard forbids', async () => {
  const { body } = await asked({ publicUrl: 'http://localhost:3000', operatorEmail }, '2026-11-28T21:26:00Z');
  expect(body).not.toContain('Canonical');
});

it('[HS4] without OPERATOR_EMAIL there is none: nobody would read what is written', async () => {
  expect((await asked({ publicUrl }, '2026-11-28T21:26:00Z')).statusCode).toBe(404);
});
