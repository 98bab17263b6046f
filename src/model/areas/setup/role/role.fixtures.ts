import type { RoleForm } from './role.facts.ts';

/** A valid role; give what matters to the test. */
export const roleFixture = (over: Partial<RoleForm> = {}): RoleForm => ({
  name: 'Stock keeper',
  permissions: ['product.view', 'item.view'],
  ...over,
});
