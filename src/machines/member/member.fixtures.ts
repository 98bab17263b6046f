import { memberFixture } from '#model/member/member.fixtures.ts';
import { grantsOf } from '#model/member/member.rules.ts';
import { builtInRoles } from '#model/role/permissions.ts';
import { companyWorld } from '../company.fixtures.ts';

/** A company with a founder, who acts, and an administrator and a viewer. */
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
  const act = (user: string) => {
    world.by = user;
    world.may = (permission) => grantsOf(world.view, user)?.may(permission) ?? false;
  };
  const [founder, admin, onlooker] = [join(administrator, true), join(administrator), join(viewer)];
  act(founder.user);
  return { world, administrator, viewer, founder, admin, onlooker, join, act };
}

export const refused = (code: string) => ({ accepted: false, refusal: { code } });
