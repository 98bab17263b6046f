import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elsewhere } from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;

beforeAll(async () => {
  trial = await identityTrial({ operatorEmail: 'operator@example.com' });
});
afterAll(() => trial.close());

const visitor = (headers?: Record<string, string>) => elsewhere(trial, headers);

const kept = async () =>
  (await trial.database.app.pool.query('select form, email, name, message, trapped, locale from interest'))
    .rows;

async function lettersOf(step: () => Promise<void>) {
  await trial.accounts.postman.drain();
  const before = trial.letters.length;
  await step();
  await trial.accounts.postman.drain();
  return trial.letters.slice(before);
}

const posted = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  trial.api.inject({
    method: 'POST',
    url: '/api/contact/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('a message through the contact form', () => {
  it('[ID33, ML8] is kept, thanked for, and mailed to the operator, whose answer goes to its author', async () => {
    const letters = await lettersOf(async () => {
      const answer = await visitor({ 'accept-language': 'sv' }).post('contact/', {
        email: 'ida@example.org',
        name: 'Ida',
        message: 'Hej!\nKör ni i <Norge>?',
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { detail: 'Tack. Vi har fått ditt meddelande och svarar med ett mejl.' },
      ]);
    });
    expect(await kept()).toContainEqual({
      form: 'contact',
      email: 'ida@example.org',
      name: 'Ida',
      message: 'Hej!\nKör ni i <Norge>?',
      trapped: false,
      locale: 'sv',
    });
    const [thanks, message] = letters.toSorted((a, b) => a.to.localeCompare(b.to));
    expect([letters.length, thanks?.to, thanks?.subject, thanks?.replyTo]).toEqual([
      2,
      'ida@example.org',
      'Tack för ditt meddelande',
      undefined,
    ]);
    expect(`${thanks?.text}${thanks?.html}`).not.toContain('Norge');
    expect([message?.to, message?.replyTo]).toEqual(['operator@example.com', 'ida@example.org']);
    expect(message?.text).toContain('> Ida, ida@example.org\n> \n> Hej!\n> Kör ni i <Norge>?');
  });

  it('[ID33] that has been deleted since is not mailed', async () => {
    const letters = await lettersOf(async () => {
      await visitor().post('contact/', { email: 'gone@example.org', message: 'Forget me' });
      await trial.database.owner.pool.query("delete from interest where email = 'gone@example.org'");
    });
    expect(letters.map(({ to }) => to)).toEqual(['gone@example.org']);
  });

  it('[ID33] of the form for interest reaches the operator too', async () => {
    const letters = await lettersOf(async () => {
      const body = { email: 'eva@example.org', company: 'Eva AB', message: 'Show me' };
      expect((await visitor().post('auth/submit-interest/', body)).statusCode).toBe(201);
    });
    expect(letters.find(({ to }) => to === 'operator@example.com')?.text).toContain(
      '> Eva AB, eva@example.org\n> \n> Show me',
    );
  });

  it('[ID24] with the hidden field filled in is kept and marked, and written to nobody', async () => {
    const letters = await lettersOf(async () => {
      const bot = { email: 'bot@example.org', message: 'Buy', website: 'http://evil.example' };
      expect((await visitor().post('contact/', bot)).statusCode).toBe(201);
    });
    expect(letters).toEqual([]);
    expect(await kept()).toContainEqual(expect.objectContaining({ email: 'bot@example.org', trapped: true }));
  });

  it('[ID12] that lacks something names the fields', async () => {
    const answer = await visitor().post('contact/', { email: 'x', message: '  ' });
    expect([answer.statusCode, Object.keys(answer.json().fields).toSorted()]).toEqual([
      422,
      ['email', 'message'],
    ]);
  });

  it('[ID19] is taken three times an hour from one author', async () => {
    const one = visitor();
    const body = { email: 'often@example.org', message: 'Again' };
    for (let n = 0; n < 3; n++) expect((await one.post('contact/', body)).statusCode).toBe(201);
    const answer = await one.post('contact/', body);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  });
});

describe('the form without JavaScript', () => {
  const fields = {
    email: 'plain@example.org',
    name: '',
    message: 'Without scripts',
    website: '',
    locale: 'sv',
  };

  it('[ID31] leads to the page, at the thanks', async () => {
    const { statusCode, headers } = await posted(fields);
    expect([statusCode, headers.location]).toEqual([303, '/sv/contact#sent']);
    expect(await kept()).toContainEqual(
      expect.objectContaining({ email: 'plain@example.org', message: 'Without scripts', locale: 'sv' }),
    );
  });

  it('[ID31] leads to the page, at what was refused', async () => {
    const { statusCode, headers } = await posted({ ...fields, email: 'nobody' });
    expect([statusCode, headers.location]).toEqual([303, '/sv/contact#refused']);
    const other = await posted({ email: '', locale: 'xx' }, { 'accept-language': 'en' });
    expect(other.headers.location).toBe('/en/contact#refused');
  });

  it('[ID9] of another site is refused', async () => {
    const before = (await kept()).length;
    const { statusCode } = await posted(fields, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect([statusCode, (await kept()).length]).toEqual([403, before]);
  });
});
