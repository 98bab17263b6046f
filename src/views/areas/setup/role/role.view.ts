import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';
import { builtInRoleWords } from './role.messages.ts';

export const roleView = kindView({
  kind: 'role',
  one: { en: 'Role', sv: 'Roll' },
  many: { en: 'Roles', sv: 'Roller' },
  icon: 'shield',
  list: { path: '/apps/roles' },
  offered: 130,
  found: 130,
  told: null,
  givenNames: builtInRoleWords,
  pages: [
    {
      path: '/apps/roles',
      foundBy: 'roles permissions rights access',
      menu: { group: 'administration', place: 20 },
      load: async () => (await import('./role-list.page.tsx')).RoleListPage,
    },
    {
      path: '/apps/permissions',
      title: msg`Permissions`,
      icon: 'key',
      foundBy: 'permissions rights matrix roles compare',
      menu: { group: 'administration', place: 30 },
      load: async () => (await import('./permission-matrix.page.tsx')).PermissionMatrixPage,
    },
  ],
  paper: null,
  permits: { manage: msg`Create, change and archive` },
});
