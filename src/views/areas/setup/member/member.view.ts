import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const memberView = kindView({
  kind: 'member',
  one: { en: 'Team member', sv: 'Medarbetare' },
  many: { en: 'Team members', sv: 'Medarbetare' },
  icon: 'userCircle',
  list: { path: '/apps/settings/team-members' },
  offered: 120,
  found: 120,
  told: null,
  pages: [
    {
      path: '/apps/settings/team-members',
      foundBy: 'team members users people roles invite',
      menu: { group: 'administration', place: 10, isSetup: true },
      load: async () => (await import('./member-list.page.tsx')).MemberListPage,
    },
  ],
  paper: null,
  permits: { manage: msg`Invite, suspend, remove, change roles` },
});
