import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { SenderTrial } from '#model/areas/setup/company/mail-sender.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { MailPart } from './mail-part.tsx';

afterEach(() => unmount());

const last = { at: '2026-05-04T08:00:00.000Z', to: 'anna@example.com', detail: '' };
const text = () => document.body.textContent ?? '';

async function shown(test: SenderTrial['last'] = null, may: (permission: string) => boolean = () => true) {
  let tests = 0;
  const desk = { ask: async () => ({ last: null }), test: async () => ((tests += 1), { last: test }) };
  const app = { channels: async () => ({ sender: () => desk }) } as unknown as App; // all that is used
  const world = Object.assign(companyWorld(), { may });
  const model = Object.assign(deviceWith(world), { drafts: draftBox().drafts });
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <MailPart />
    </AppProvider>
  ));
  await act(async () => {});
  return { sent: () => model.replica.pending.map(({ command }) => command), tests: () => tests };
}

it('[CS7] the sender is saved, and a wrong address told at its field', async () => {
  const { sent } = await shown();
  expect(text()).toContain('Sent as “Nordlager AB via Lagra”');
  type('[name=name]', 'Nordlager');
  expect(text()).toContain('Sent as “Nordlager via Lagra”');
  type('[name=replyTo]', 'nobody');
  click('[data-testid=save]');
  expect([find('[name=replyTo]').getAttribute('aria-invalid'), sent()]).toEqual(['true', []]);
  type('[name=replyTo]', 'order@example.com');
  click('[data-testid=save]');
  expect(sent()).toMatchObject([
    { type: 'setMailSender', data: { name: 'Nordlager', replyTo: 'order@example.com' } },
  ]);
});

it.each([
  ['sent', 'to anna@example.com, was handed over for delivery at'],
  ['failed', 'could not be sent: 550 no such user. It is tried again.'],
  ['gaveUp', 'could not be sent: 550 no such user. It is not tried any more.'],
] as const)('[CS7] a test letter that is %s is told', async (outcome, told) => {
  const { tests } = await shown({ ...last, outcome, detail: outcome === 'sent' ? '' : '550 no such user' });
  expect(text()).toContain('No test letter was sent yet.');
  click('[data-testid=test-sender]');
  await act(async () => {});
  expect([tests(), text().includes(told)]).toEqual([1, true]);
});

it('[CS7] what is not saved is not tested, and who may not manage the company tests nothing', async () => {
  const { tests } = await shown();
  type('[name=name]', 'Other');
  click('[data-testid=test-sender]');
  expect([tests(), find('[data-testid=test-sender]').getAttribute('aria-disabled')]).toEqual([0, 'true']);
  unmount();
  await shown(null, (permission) => permission === 'company.view');
  expect(document.querySelector('[data-testid=test-sender]')).toBeNull();
  expect(find('[data-testid=save]').getAttribute('aria-disabled')).toBe('true');
});
