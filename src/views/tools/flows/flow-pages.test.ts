import { describe, expect, test } from 'vitest';
import { builtInRoleNames, builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { pageAccess, type Visitor } from '#views/frame/app/page-access.ts';
import { siteMap } from '#views/site-map.ts';
import { flowPages } from './flow-pages.ts';

const withRole = (held: readonly string[]): Visitor => ({
  phase: 'signedIn',
  active: { id: 1 },
  redirects: {},
  may: (permission) => held.includes(permission),
});

describe.each(flowPages)('$path', (page) => {
  test('[FLC9] is for who may see flows: of the built-in roles, Administrator', () => {
    const answers = builtInRoleNames.map((role) => [
      role,
      pageAccess(page, withRole(builtInRoles[role]), `/en${page.path}`, { chart: 'pick' }).is,
    ]);
    expect(Object.fromEntries(answers)).toEqual({
      Administrator: 'open',
      Sales: 'led',
      Purchasing: 'led',
      Warehouse: 'led',
      Accounting: 'led',
      Viewer: 'led',
    });
  });

  test('[FLC9] leads everybody else to the page that says so', () => {
    expect(pageAccess(page, withRole([]), `/en${page.path}`, { chart: 'pick' })).toEqual({
      is: 'led',
      path: '/not-authorized',
    });
  });

  test('[FLC9] is on the site map', () => {
    expect(siteMap).toContain(page);
  });
});
