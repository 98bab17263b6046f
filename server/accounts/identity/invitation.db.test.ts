import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asSystem, asUser } from '#model/engine/actor.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { lettersLeft } from '#server/mail/letter-budget.ts';
import { elsewhere, goodPassword } from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';
import { expireInvitations } from './invitation-expiry.ts';
import { invitationsOf } from './invitation.fixtures.ts';

let trial: IdentityTrial;
let team: ReturnType<typeof invitationsOf>;
let people = 0;
const start = '2026-05-04T08:00:00.000Z';

beforeAll(async () => {
  trial = await identityTrial();
  team = invitationsOf(trial);
});
afterAll(() => trial.close());
beforeEach(() => {
  trial.clock.now = start;
});

/** An invited person, and the token in their mail. */
async function invited(role?: string) {
  people += 1;
  const email = `person${people}@example.org`;
  const member = await team.invite(email, role);
  return { email, member, token: team.tokenTo(email) };
}

const inHours = (hours: number): string => new Date(Date.parse(start) + hours * 3_600_000).toISOString();
const newPerson = { name: 'Nora Dahl', password: goodPassword };
type Browser = ReturnType<typeof elsewhere>;
const accept = (browser: Browser, token: string, person: object = {}) =>
  browser.post('auth/invitation/accept/', { token, ...person });

async function signedIn(name: string): Promise<Browser> {
  const browser = elsewhere(trial);
  expect((await browser.signIn(name)).statusCode).toBe(200);
  return browser;
}

/** The answers to reading, accepting and declining: identical for an invalid link. */
async function answersTo(token: string): Promise<unknown[]> {
  const browser = elsewhere(trial);
  const read = await browser.post('auth/invitation/', { token });
  const taken = await accept(browser, token, newPerson);
  const declined = await browser.post('auth/invitation/decline/', { token });
  return [read, taken, declined].map((one) => [one.statusCode, one.json().code]);
}

const threeTimes = (code: string): unknown[] => [1, 2, 3].map(() => [400, code]);

describe('the mail of an invitation', () => {
  it('[ID29] follows from the fact, names who invites where, and has a link of its own', async () => {
    const { email, token } = await invited();
    const letter = trial.letters.at(-1);
    expect(letter).toMatchObject({ to: email, subject: 'Du är inbjuden till Nordlager AB' });
    expect(letter?.text).toContain('Oskar Berg bjuder in dig att arbeta i Nordlager AB');
    expect(letter?.link).toBe(`http://localhost:3000/sv/auth/invitation/${token}`);
  });

  it('[ID29] is written in the language of an account that the address has', async () => {
    const settled = await team.give(freshId(), 'invite', {
      email: 'founder@example.com',
      role: demoId('nordlager/role/Sales'),
      language: 'sv',
    });
    expect(settled).toMatchObject({ refusal: { code: 'alreadyMember' } });
    const fjord = trial.companies[2]?.id ?? 0;
    const data = { email: 'viewer@example.com', role: demoId('fjord/role/Viewer'), language: 'sv' };
    const invite = { kind: 'member', document: freshId(), type: 'invite', data };
    await trial.executor.systemPropose(fjord, [invite], { by: asUser(demoId('user/founder')) });
    await trial.accounts.postman.drain();
    expect(trial.letters.at(-1)?.subject).toBe('You are invited to Fjord Trading AS');
  });

  it('[ID29] is not written when the invitation was taken back before it was sent', async () => {
    people += 1;
    const [member, to] = [freshId(), `person${people}@example.org`];
    const data = { email: to, role: demoId('nordlager/role/Sales'), language: 'en' };
    const commands = [
      { kind: 'member', document: member, type: 'invite', data },
      { kind: 'member', document: member, type: 'revoke', data: {} },
    ];
    await trial.executor.systemPropose(team.company, commands, { by: asSystem });
    await trial.accounts.postman.drain();
    expect(trial.letters.filter((letter) => letter.to === to)).toEqual([]);
  });

  it('[ML10] has no letter left: nobody is invited, and who invites is told why', async () => {
    const invite = (email: string) => ({
      id: freshId(),
      kind: 'member',
      document: freshId(),
      type: 'invite',
      data: { email, role: demoId('nordlager/role/Sales'), language: 'sv' },
      seen: 0,
    });
    await invited(); // the day is counted
    const left = await trial.database.withCompany(team.company, (trx) =>
      lettersLeft(trx, team.company, start),
    );
    const use = (letters: number) =>
      trial.database.owner.pool.query(
        `update letter_count set count = count + $2 where company = $1 and day = '2026-05-04'`,
        [team.company, letters],
      );
    await use(left - 1);
    const sent = await trial.executor.submit(team.company, asUser(demoId('user/admin')), [
      invite('first@example.org'),
      invite('second@example.org'),
    ]);
    expect(sent.map((one) => ('refusal' in one ? one.refusal.code : 'sent'))).toEqual([
      'sent',
      'letterBudget',
    ]);
    await use(1 - left);
  });

  it('[ID26] its token stands nowhere but in it: not in the log, the tables or what the server says', async () => {
    const { token, member } = await invited();
    const browser = elsewhere(trial);
    await browser.post('auth/invitation/', { token });
    const { rows } = await trial.database.owner.pool.query('select token_hash from invitation_link');
    const hash = createHash('sha256').update(token).digest();
    expect(rows.some(({ token_hash: kept }) => hash.equals(kept))).toBe(true);
    expect(JSON.stringify(await team.row(member))).not.toContain(token);
    const queued = await trial.database.owner.pool.query('select data::text as data from mail');
    expect(queued.rows.map(({ data }) => data).join()).not.toContain(token);
    expect(trial.logged.join()).not.toContain(token);
  });
});

describe('the link of an invitation', () => {
  it('[ID26] tells a visitor what the mail tells, and whether the address has an account', async () => {
    const { email, token } = await invited();
    const answer = await elsewhere(trial).post('auth/invitation/', { token });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        company: 'Nordlager AB',
        inviter: 'Oskar Berg',
        role: 'Sales',
        email,
        expires_at: inHours(7 * 24),
        has_account: false,
        signed_in_as: null,
      },
    ]);
  });

  it('[ID27] makes an account and a member of a new person, who signs in to this company in this role', async () => {
    const { email, token, member } = await invited('Purchasing');
    const browser = elsewhere(trial);
    const answer = await accept(browser, token, newPerson);
    const active = { id: team.company, name: 'Nordlager AB' };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'Welcome. You are a member now.', active_company: active, companies: [active] },
    ]);
    expect(browser.jar.size).toBe(0);
    const signIn = await browser.post('auth/token/', { email, password: goodPassword });
    expect(signIn.json()).toMatchObject({ user: { email, name: 'Nora Dahl' }, active_company: active });
    const held = (await browser.get('core/users/me/permissions/')).json();
    expect(held).toMatchObject({ role: 'Purchasing', is_founder: false });
    expect(await team.row(member)).toMatchObject({ state: 'active', user: signIn.json().user.id, email });
    expect(await answersTo(token)).toEqual(threeTimes('invitationUsed'));
  });

  it('[ID27] makes a member of who is signed in with the address, and this company the active one', async () => {
    const founded = await (
      await signedIn('viewer')
    ).post('core/companies/', {
      name: 'Ny AB',
      country: 'SE',
      currency: 'SEK',
    });
    const company = founded.json().id;
    const role = await trial.identity.reading(company, (view) => view.by('role', 'name', 'sales')[0]?.id);
    const data = { email: 'SALES@example.com', role, language: 'en' };
    const invite = { kind: 'member', document: freshId(), type: 'invite', data };
    await trial.executor.systemPropose(company, [invite], { by: asUser(demoId('user/viewer')) });
    await trial.accounts.postman.drain();
    const token = team.tokenTo('sales@example.com');

    const sales = await signedIn('sales');
    const read = (await sales.post('auth/invitation/', { token })).json();
    expect(read).toMatchObject({ company: 'Ny AB', has_account: true, signed_in_as: 'sales@example.com' });
    expect((await accept(elsewhere(trial), token, newPerson)).json().code).toBe('accountExists');
    expect((await accept(elsewhere(trial), token)).statusCode).toBe(401);
    const other = await accept(await signedIn('warehouse'), token);
    expect([other.statusCode, other.json().code]).toEqual([403, 'invitationForAnother']);

    const answer = await accept(sales, token);
    expect(answer.json()).toMatchObject({
      active_company: { id: company },
      companies: [{ id: team.company }, { id: company }],
    });
    expect((await sales.get('core/users/me/permissions/')).json()).toMatchObject({ role: 'Sales' });
    expect((await sales.get(`core/companies/${company}/`)).statusCode).toBe(200);
    expect((await accept(sales, token)).json().code).toBe('invitationUsed');
  });

  it('[ID27] sent five times at once, accepts once and leaves one account', async () => {
    const { email, token } = await invited();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => accept(elsewhere(trial), token, newPerson)));
    const [first, ...others] = answers.map((one) => one.statusCode).sort();
    expect(first).toBe(200);
    // Late requests are told that it is used, or that the account exists now.
    expect(others.filter((status) => status !== 400 && status !== 409)).toEqual([]);
    const { rows } = await trial.database.owner.pool.query('select 1 from app_user where email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ name: 'Nora', password: 'short' }, ['password']],
    [{ name: 'Nora', password: 'password1234' }, ['password']],
    [{ name: 'Nora', password: 'here comes n0ra again' }, ['password']],
    [{ name: '', password: goodPassword }, ['name']],
    [{ name: 'Nora' }, ['name']],
  ])('[ID27] refuses %j and uses nothing up', async (person, fields) => {
    const { token } = await invited();
    const answer = await accept(elsewhere(trial), token, person);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, fields]);
    expect((await accept(elsewhere(trial), token, newPerson)).statusCode).toBe(200);
  });

  it('[ID28] of an earlier mail leads nowhere once it was sent again', async () => {
    const { email, member, token } = await invited();
    trial.clock.now = inHours(1);
    await team.give(member, 'resend');
    expect(await answersTo(token)).toEqual(threeTimes('invitationReplaced'));
    expect((await accept(elsewhere(trial), team.tokenTo(email), newPerson)).statusCode).toBe(200);
  });

  it('[ID28] is over after seven days, whether or not that was noticed, and works again when sent again', async () => {
    const { email, member, token } = await invited();
    // Sent an hour from the start at the latest: time does not go back in a company.
    trial.clock.now = inHours(7 * 24 + 1);
    expect(await answersTo(token)).toEqual(threeTimes('invitationExpired'));
    await expireInvitations(trial.accounts);
    expect((await team.row(member))?.state).toBe('expired');
    expect(await answersTo(token)).toEqual(threeTimes('invitationExpired'));
    await team.give(member, 'resend');
    await expireInvitations(trial.accounts);
    expect((await accept(elsewhere(trial), team.tokenTo(email), newPerson)).statusCode).toBe(200);
  });

  it('[ID29] whose time is over says so once, and one that was answered takes no notice', async () => {
    const [one, other] = [await invited(), await invited()];
    await accept(elsewhere(trial), other.token, newPerson);
    trial.clock.now = inHours(7 * 24);
    await expireInvitations(trial.accounts);
    const version = (await team.row(one.member))?.version;
    await expireInvitations(trial.accounts);
    expect((await team.row(one.member))?.version).toBe(version);
    expect((await team.row(other.member))?.state).toBe('active');
  });

  it('[ID28] says that it was taken back, or declined', async () => {
    const [one, other] = [await invited(), await invited()];
    await team.give(one.member, 'revoke');
    expect(await answersTo(one.token)).toEqual(threeTimes('invitationRevoked'));
    const declined = await elsewhere(trial).post('auth/invitation/decline/', { token: other.token });
    expect([declined.statusCode, declined.json().detail]).toEqual([200, 'The invitation has been declined.']);
    expect(await answersTo(other.token)).toEqual(threeTimes('invitationDeclined'));
  });

  it.each(['x', 'a'.repeat(43), '../../etc', '%00', 'null', '{"$ne":1}', '🦆'])(
    '[ID28] %j is no token',
    async (token) => {
      expect(await answersTo(token)).toEqual(threeTimes('invitationUnknown'));
    },
  );

  it('[ID28] that is cut off by one sign is none', async () => {
    const { token } = await invited();
    expect(await answersTo(token.slice(0, -1))).toEqual(threeTimes('invitationUnknown'));
    expect((await elsewhere(trial).post('auth/invitation/', { token: '' })).statusCode).toBe(422);
  });

  it('[ID19] is tried so often from one address and then no more', async () => {
    const browser = elsewhere(trial);
    const codes = new Set<number>();
    for (let n = 0; n < 61; n++)
      codes.add((await browser.post('auth/invitation/', { token: `guess-${n}` })).statusCode);
    expect([...codes]).toEqual([400, 429]);
  });
});

describe('who is invited', () => {
  it('[ME10] is nobody yet: has no companies, and the company’s members see no address', async () => {
    const { member } = await invited();
    expect((await team.row(member))?.user).toBeNull();
    const { rows } = await trial.database.owner.pool.query('select 1 from membership where member = $1', [
      member,
    ]);
    expect(rows).toEqual([]);
  });

  it('[ID29] leaves rows that are what the log says', async () => {
    const layouts = await readRowLayouts(trial.database.app.kysely, engine);
    expect(await rebuild(engine, trial.database, layouts, team.company)).toEqual([]);
  });
});
