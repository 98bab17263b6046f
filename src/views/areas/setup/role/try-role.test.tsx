import { act } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { nobody } from '#machines/app/session/session-context.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { TriedRoleNotice } from '#views/frame/settings/tried-role-notice.tsx';
import { TryRole } from './try-role.tsx';

/** The button of a role and the notice above the page, for somebody who tries on what `tried` names. */
async function shown(tried: string | null, change?: 'archive') {
  const { world } = team();
  const picker = world.id();
  world.must('role', picker, 'create', roleFixture({ name: 'Picker', permissions: ['pick.view'] }));
  if (change) world.must('role', picker, change);
  const asked: (string | null)[] = [];
  const snapshot = { ...createActor(sessionMachine).getSnapshot(), context: { ...nobody, tried } };
  const session = createActor(sessionMachine, { snapshot });
  const tryRole = async (role: string | null) => (asked.push(role), null);
  const app = { session, tryRole } as Partial<App> as App; // all that is used of it
  const Page = () => {
    const row = useRow('role', picker);
    return (
      <AppProvider value={app}>
        <TriedRoleNotice />
        {row && <TryRole row={row} />}
      </AppProvider>
    );
  };
  const model = deviceWith(world);
  await showAt(model, '/en/here', () => <Page />);
  return { asked, picker, model, world };
}

const buttons = (): readonly (string | null)[] =>
  [...document.querySelectorAll('button')].map((one) => one.textContent);

const press = (): Promise<void> => act(async () => click('button'));

it('[RO16] a role in use is tried on by a press, and its name and the way back stay above the page', async () => {
  const { asked, picker } = await shown(null);
  expect(buttons()).toEqual(['Try this role on']);
  await press();
  expect(asked).toEqual([picker]);
  const { asked: then } = await shown('Picker');
  expect(find('[role=status]').textContent).toContain('You are trying on the role Picker');
  expect(buttons()).toEqual(['Stop trying']);
  await press();
  expect(then).toEqual([null]);
});

it('[RO16] an archived role is not tried on', async () => {
  await shown(null, 'archive');
  expect(buttons()).toEqual([]);
});
