import { expect, it } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { PersonRights } from './person-rights.tsx';

/** The rights of one of a company with the roles Administrator and Viewer. */
async function rightsOf(who: 'founder' | 'onlooker'): Promise<void> {
  const all = team();
  const model = deviceWith(all.world);
  const row = model.replica.view.get('member', all[who].member);
  if (!row) throw new Error('the team has one');
  await showAt(model, '/en/here', () => <PersonRights row={row} />);
}
const lineOf = (permission: string) => find(`[data-permission="${permission}"]`).textContent;
const held = () => document.querySelectorAll('[data-held=true]').length;

it('[RO15] shows what the role gives, and which roles would give the rest', async () => {
  await rightsOf('onlooker');
  expect(lineOf('product.view')).toContain('given');
  expect(lineOf('product.create')).toContain('in the role Administrator');
  expect(held()).toBe(builtInRoles.Viewer.length);
  expect(document.body.textContent).toContain('given by the role Viewer');
});

it('[RO15] says of founders that they may do everything', async () => {
  await rightsOf('founder');
  expect(document.body.textContent).toContain('Everything, as a founder.');
});
