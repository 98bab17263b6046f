import { act } from 'react';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { builtInRoleWords } from '#views/areas/setup/role/role.messages.ts';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { UserMenu } from './user-menu.tsx';

const swedish = { locale: 'sv', messages: { [builtInRoleWords.Viewer.id]: 'Läsare' } };

it.each([
  ['Viewer', 'Läsare'],
  ['Night shift', 'Night shift'],
])('[MNU1] the role %s is called %s in Swedish', async (role, called) => {
  const user = { name: 'Vera Viklund', email: 'vera@example.com', role };
  const menu = () => <UserMenu user={user} onSignOut={() => {}} />;
  await showAt(deviceWith(companyWorld()), '/sv/dashboard', menu, swedish);
  click('.app-avatar');
  await act(async () => {});
  expect(find('.app-user').textContent).toBe(`Vera Viklundvera@example.com${called}`);
});
