import type { World } from '#model/engine/world.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

/** A company with a founder (the acting user), an administrator and a viewer. */
export function team() {
  const world = companyWorld();
  const [administrator, viewer] = [world.id(), world.id()];
  const provide = (id: string, name: string, permissions: readonly string[]) =>
    world.must('role', id, 'provide', { name, permissions }, { internal: true });
  provide(administrator, 'Administrator', builtInRoles.Administrator);
  provide(viewer, 'Viewer', builtInRoles.Viewer);
  const join = (role: string, founder = false) => {
    const [member, user] = [world.id(), world.id()];
    world.must('member', member, 'add', memberFixture({ user, role, founder }), { internal: true });
    return { member, user };
  };
  const act = actIn(world);
  const [founder, admin, onlooker] = [join(administrator, true), join(administrator), join(viewer)];
  act(founder.user);
  return { world, administrator, viewer, founder, admin, onlooker, join, act };
}

/**
 * A company with a product, a viewer (the acting user), a purchaser, and a member who sees locations but no products.
 */
export function readers() {
  const world = companyWorld();
  const product = activeProduct(world);
  const join = (name: string, permissions: readonly string[]): string => {
    const [role, member, user] = [world.id(), world.id(), world.id()];
    world.must('role', role, 'provide', { name, permissions }, { internal: true });
    const form = memberFixture({ user, role, name: `${name} Lind` });
    world.must('member', member, 'add', form, { internal: true });
    return user;
  };
  const viewer = join('Viewer', builtInRoles.Viewer);
  const purchaser = join('Purchaser', builtInRoles.Purchasing);
  const blind = join('Blind', ['location.view']);
  const act = actIn(world);
  act(viewer);
  return { world, product, viewer, purchaser, blind, act };
}

/** Makes a user act, with their role's permissions. */
const actIn =
  (world: World) =>
  (user: string): void => {
    world.by = user;
    world.may = (permission) => grantsOf(world.view, user)?.may(permission) ?? false;
  };

export const refused = (code: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }) },
});
