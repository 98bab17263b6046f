import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, press, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { MemberPanel } from './member-panel.tsx';

const address = '[name=email-0]';
const written = () => (find(address) as HTMLInputElement).value; // an input, by its selector

it('[DP18] an invitation that was begun is there again until it is sent', async () => {
  const { drafts } = draftBox();
  const onClose = vi.fn<() => void>();
  const model = { ...deviceWith(team().world), drafts };
  const propose = vi.spyOn(model, 'propose');
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = (): void => {
      onClose();
      setOpen(false);
    };
    return isOpen ? <InvitePanel onClose={close} /> : null;
  }
  const show = () => showAt(model, '/en/here', () => <Page />);
  await show();
  type(address, 'eva@example.com');
  expect(find('.ui-side-actions').textContent).toContain('Draft kept');
  unmount();
  await show();
  expect([written(), find('[data-testid=start-over]').textContent]).toEqual([
    'eva@example.com',
    'Start over',
  ]);
  await act(async () => click('.ui-side [data-testid=save]'));
  expect(propose.mock.calls.map(([command]) => command.data)).toMatchObject([{ email: 'eva@example.com' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await show();
  expect([written(), drafts.unfinished('member')]).toEqual(['', []]);
});

it('[DP18] a role that was chosen for a member and not saved is there again until it is given', async () => {
  const { drafts } = draftBox();
  const { world, onlooker, administrator } = team();
  const model = { ...deviceWith(world), drafts };
  const propose = vi.spyOn(model, 'propose');
  const row = world.view.get('member', onlooker.member);
  if (!row) throw new Error('nobody looks on');
  const show = () => showAt(model, '/en/here', () => <MemberPanel row={row} onClose={() => {}} />);
  const role = (): unknown => Reflect.get(find('.ui-side [role=combobox]'), 'value');
  await show();
  expect(role()).toBe('Viewer');
  act(() => find('.ui-side [role=combobox]').focus());
  press('ArrowDown', { code: 'ArrowDown' });
  press('ArrowUp', { code: 'ArrowUp' });
  press('Enter', { code: 'Enter' });
  expect([role(), find('.ui-side-actions').textContent]).toEqual([
    'Administrator',
    expect.stringContaining('Draft kept'),
  ]);
  unmount();
  await show();
  expect([role(), find('[data-testid=start-over]').textContent]).toEqual(['Administrator', 'Start over']);
  await act(async () => click('.ui-side [data-testid=save]'));
  expect(propose.mock.calls.map(([command]) => [command.type, command.data])).toEqual([
    ['changeRole', { role: administrator }],
  ]);
  expect(drafts.read(`member.${onlooker.member}`)).toBeUndefined();
});
