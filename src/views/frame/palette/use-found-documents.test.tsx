import { expect, it } from 'vitest';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { useFoundDocuments } from './use-found-documents.ts';

const Found = ({ typed }: { readonly typed: string }) =>
  useFoundDocuments()
    .find(typed)
    .flatMap(({ id, entries }) => entries.map(({ label, detail }) => `${id}: ${label}, ${detail}`))
    .join('; ');

async function found(typed: string, words?: Parameters<typeof showAt>[3], may?: (name: string) => boolean) {
  const { world } = team();
  world.must('role', world.id(), 'create', roleFixture({ name: 'Night shift' }));
  if (may) world.may = may;
  await showAt(deviceWith(world), '/en/here', () => <Found typed={typed} />, words);
  const text = document.body.textContent;
  unmount();
  return text;
}

it('[PAL2] a role is found by its name, one that comes with a company in every language', async () => {
  expect(await found('night')).toBe('role: Night shift, Active');
  expect(await found('viewer')).toBe('role: Viewer, Active');
  const inSwedish = { locale: 'sv', messages: swedish };
  expect(await found('läsare', inSwedish)).toBe('role: Läsare, Aktiv');
  expect(await found('viewer', inSwedish)).toBe('role: Läsare, Aktiv');
});

it('[PAL2] a role is not found by who may not see roles', async () => {
  expect(await found('night', undefined, (name) => name !== 'role.view')).toBe('');
});
