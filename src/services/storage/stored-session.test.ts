import { describe, expect, test } from 'vitest';
import { builtInRoles, permissions } from '#model/areas/setup/role/permissions.ts';
import {
  forgetAbilities,
  keepAbilities,
  keepLocale,
  keptAbilities,
  keptLocale,
  type CookieJar,
} from './cookies.ts';
import {
  forgetSession,
  keepRightsCompany,
  keepSession,
  keepWorkedIn,
  keptPermissions,
  keptUser,
  leaveCompany,
  restoreSession,
  takeLeftCompany,
} from './stored-session.ts';

const nordlager = { id: 1, name: 'Nordlager AB' };
const astrid = {
  id: 'u1',
  email: 'astrid@example.com',
  name: 'Astrid',
  locale: 'sv',
  lastCompany: 1,
} as const;

/** Local storage without a browser; `full` refuses writes. */
function storage(entries: Record<string, string> = {}, full = false): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

/** A document's cookies: writing adds or removes one, reading returns all. */
function jar(): CookieJar & { written: string[] } {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (text.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** Shared storage with entries, and the tab's own. */
const tab = (entries: Record<string, string> = {}) => ({ shared: storage(entries), own: storage() });
const baltic = { id: 2, name: 'Baltic Parts OÜ' };

describe('a stored session', () => {
  test('[STO1] comes back as it was kept, without the person', async () => {
    const kept = tab();
    keepSession(kept, { user: astrid, companies: [nordlager], active: nordlager });
    expect(await restoreSession(kept)).toEqual({ user: null, companies: [nordlager], active: nordlager });
    expect(keptUser(kept.shared)).toEqual(astrid);
  });

  test.each(['{', '"text"', '[{"id":"one"}]', 'null'])(
    '[STO1] with companies %s is none, and the entry goes',
    async (text) => {
      const kept = tab({ 'user-companies': text, 'active-company': '{"id":1,"name":"Nordlager AB"}' });
      await expect(restoreSession(kept)).rejects.toThrow('no session');
      expect(kept.shared.getItem('user-companies')).toBeNull();
      expect(kept.shared.getItem('active-company')).not.toBeNull();
    },
  );

  test('[STO1] with a malformed active company keeps the companies', async () => {
    const kept = tab({ 'user-companies': '[{"id":1,"name":"Nordlager AB"}]', 'active-company': '7' });
    expect(await restoreSession(kept)).toEqual({ user: null, companies: [nordlager], active: null });
    expect(kept.shared.getItem('active-company')).toBeNull();
  });

  test('[STO2] that cannot be written stops nothing', () => {
    const full = { shared: storage({}, true), own: storage({}, true) };
    expect(() => keepSession(full, { companies: [nordlager], active: null })).not.toThrow();
  });

  test('[STO8] of another tab in another company leaves this one where it is, and a new tab follows the last', async () => {
    const here = tab();
    const there = { shared: here.shared, own: storage() };
    keepSession(here, { companies: [nordlager, baltic], active: nordlager });
    keepSession(there, { companies: [nordlager, baltic], active: baltic });
    const { shared } = here;
    expect((await restoreSession(here)).active).toEqual(nordlager);
    expect((await restoreSession({ shared, own: storage() })).active).toEqual(baltic);
    keepSession(there, { companies: [baltic], active: baltic });
    expect((await restoreSession(here)).active).toEqual(baltic);
  });

  test('[STO8] of a tab that a link opened begins in the company of the tab worked in, and stays there', async () => {
    const here = tab();
    const there = { shared: here.shared, own: storage() };
    keepSession(here, { companies: [nordlager, baltic], active: nordlager });
    keepSession(there, { companies: [nordlager, baltic], active: baltic });
    keepWorkedIn(here, nordlager);
    const opened = { shared: here.shared, own: storage() };
    expect((await restoreSession(opened)).active).toEqual(nordlager);
    keepWorkedIn(there, baltic);
    expect((await restoreSession(opened)).active).toEqual(nordlager);
  });

  test('[STO5] is gone once it is forgotten', async () => {
    const kept = tab({ 'lagra-theme': 'dark' });
    keepSession(kept, { user: astrid, companies: [nordlager], active: nordlager });
    forgetSession(kept);
    expect([kept.shared.length, kept.own.length, kept.shared.getItem('lagra-theme')]).toEqual([1, 0, 'dark']);
  });
});

describe('cookies', () => {
  test('[STO3] give back what a person may do', () => {
    const document = jar();
    keepAbilities(document, { permissions: builtInRoles.Viewer, founder: false });
    const held = keptAbilities(document);
    expect([...held.permissions].sort()).toEqual([...builtInRoles.Viewer].sort());
    expect(held).toMatchObject({ founder: false, role: null });
    keepAbilities(document, { permissions: [], founder: true });
    expect(keptAbilities(document)).toEqual({ permissions: [], founder: true, role: null });
  });

  test('[STO3] of an earlier build are read with the names of today', () => {
    const document = jar();
    keepAbilities(document, { permissions: ['product.view', 'product.delete'], founder: false });
    expect(keptAbilities(document).permissions).toEqual(['product.view', 'product.archive']);
  });

  test.each(['not json', '{"action":"view"}', '[null,1,{"subject":"product"},{"action":7}]', ''])(
    '[STO3] holding %s are worth nothing',
    (text) => {
      const document = jar();
      document.cookie = `userAbilityRules=${encodeURIComponent(text)}`;
      expect(keptAbilities(document)).toEqual({ permissions: [], founder: false, role: null });
    },
  );

  test('[STO3] keep the good rules among bad ones', () => {
    const document = jar();
    const rules = [
      { action: 'view', subject: 'product' },
      null,
      { action: 'edit', subject: ['product', 'supplier'] },
    ];
    document.cookie = `userAbilityRules=${encodeURIComponent(JSON.stringify(rules))}`;
    expect(keptAbilities(document).permissions).toEqual(['product.view', 'product.edit', 'supplier.edit']);
  });

  test.each(['userAbilityRules=%', 'i18n_redirected=%E0%A4%A'])(
    '[STO3] that cannot be read, %s, hold nothing',
    (pair) => {
      const document = jar();
      document.cookie = pair;
      expect(keptAbilities(document)).toEqual({ permissions: [], founder: false, role: null });
      expect(keptLocale(document)).toBeUndefined();
    },
  );

  test('[STO4] hold a rule for each pair of action and subject, what may be seen first, as many as have room', () => {
    const document = jar();
    keepAbilities(document, { permissions: ['product.edit', 'product.view', 'lot.view'], founder: false });
    expect(JSON.parse(decodeURIComponent(document.cookie.slice(document.cookie.indexOf('=') + 1)))).toEqual([
      { action: 'view', subject: 'product' },
      { action: 'view', subject: 'lot' },
      { action: 'edit', subject: 'product' },
    ]);
    keepAbilities(document, { permissions, founder: false });
    expect(document.written[1]?.length).toBeLessThan(4096);
    const views = permissions.filter((permission) => permission.endsWith('.view'));
    expect(keptAbilities(document).permissions).toEqual(expect.arrayContaining(views));
  });

  test('[STO4] that were written before, several subjects and actions a rule, are read as they were meant', () => {
    const document = jar();
    const rules = [
      { action: 'view.edit', subject: 'product.lot' },
      { action: 'view', subject: 'supplier' },
    ];
    document.cookie = `userAbilityRules=${encodeURIComponent(JSON.stringify(rules))}`;
    expect([...keptAbilities(document).permissions].sort()).toEqual([
      'lot.edit',
      'lot.view',
      'product.edit',
      'product.view',
      'supplier.view',
    ]);
  });

  test('[STO4] do not hold all: all permissions are stored beside them', () => {
    const { shared } = tab();
    keepRightsCompany(shared, 1, { permissions: [...permissions, 'product.delete'] });
    expect(keptPermissions(shared)).toEqual([...permissions, 'product.archive']);
    expect(keptPermissions(tab().shared)).toBeNull();
  });

  test('[STO5] hold nothing once they are forgotten', () => {
    const document = jar();
    keepAbilities(document, { permissions, founder: false });
    forgetAbilities(document);
    expect(document.cookie).toBe('');
  });

  test('[LOC2] keep the language for a year, on every path', () => {
    const document = jar();
    keepLocale(document, 'sv');
    expect(document.written).toEqual(['i18n_redirected=sv; path=/; max-age=31536000; samesite=lax']);
    expect(keptLocale(document)).toBe('sv');
  });
});

test('[STO11] a company that a person is no member of any more is open nowhere, and named once where it was', async () => {
  const baltic = { id: 2, name: 'Baltic Parts OÜ' };
  const here = tab();
  keepSession(here, { companies: [nordlager, baltic], active: nordlager, user: astrid });
  leaveCompany(here, nordlager);
  expect(await restoreSession(here)).toEqual({ user: null, companies: [baltic], active: null });
  expect([takeLeftCompany(here), takeLeftCompany(here)]).toEqual([nordlager, null]);
  const other = { shared: here.shared, own: storage() };
  keepWorkedIn(other, baltic);
  leaveCompany(other, nordlager);
  expect((await restoreSession(other)).active).toEqual(baltic);
});

test('[STO11] of what a person has left nothing stays after signing out', () => {
  const here = tab();
  leaveCompany(here, nordlager);
  forgetSession(here);
  expect(takeLeftCompany(here)).toBeNull();
});
