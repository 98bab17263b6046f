import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import {
  connectionFixture,
  mailConnectionFixture,
} from '#model/areas/integrations/connection/connection.fixtures.ts';
import type { ConnectionDesk } from '#model/areas/integrations/connection/connection-desk.ts';
import type { ConnectionNews, ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PrintOn } from '#views/kit/labels/print-on.tsx';
import { click, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { BrowsePage } from './browse.page.tsx';
import { ConfigurePage } from './configure.page.tsx';
import { InformationPage } from './information.page.tsx';

afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const text = (): string => document.body.textContent ?? '';

const item: ListedItem = {
  id: '019a0000-0000-7000-8000-0000000000d1',
  direction: 'in',
  flow: 'rates',
  entity: 'rate',
  externalId: 'USD 2026-05-04',
  name: 'USD 2026-05-04',
  url: '',
  kind: null,
  document: null,
  state: 'refused',
  refusal: { code: 'connectionRateInvalid', params: { answer: 'n/a' } },
  texts: { rate: 'n/a' },
  attempts: 1,
  at: '2026-05-04T08:00:00.000Z',
};
const news: ConnectionNews = {
  in: 12,
  out: 3,
  refused: 1,
  waiting: 2,
  waitingSince: '2026-05-04T07:00:00.000Z',
  ranAt: '2026-05-04T08:00:00.000Z',
  nextAt: '2026-05-04T08:15:00.000Z',
  refusals: [item],
  recent: [],
  links: [],
  linked: 0,
};

const refused = { name: 'csvFolder', refusal: { code: 'connectorNoFolders' } };

/** A page of connections, with a desk that answers as said. */
async function shown(
  desk: Partial<ConnectionDesk>,
  Page: (props: { id: string }) => React.ReactNode,
  form = connectionFixture(),
) {
  const world = companyWorld();
  const id = world.id();
  world.must('connection', id, 'add', form);
  const calls = { offered: async () => [refused], news: async () => news, ...desk };
  const app = { connections: async () => calls, company: () => null } as unknown as App; // all that is used
  const model = Object.assign(deviceWith(world), draftBox());
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <Page id={id} />
    </AppProvider>
  ));
  await here();
  return { id, model };
}

const Configured = ({ id }: { readonly id: string }) => {
  const row = useRow('connection', id);
  return row ? <ConfigurePage row={row} /> : null;
};
const Informed = ({ id }: { readonly id: string }) => {
  const row = useRow('connection', id);
  return row ? <InformationPage row={row} /> : null;
};

it('[CNV1] connectors stand in cards by category, with what flows which way, and why one is not offered', async () => {
  await shown({}, BrowsePage);
  for (const part of ['Packing table', 'Files', 'Exchange rates', 'Label printer', 'In:', 'Stock levels'])
    expect(text()).toContain(part);
  expect(document.querySelector('[data-testid=add-csvFolder]')?.getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('[data-testid=add-csvSftp]')?.getAttribute('aria-disabled')).not.toBe('true');
});

it('[CNV2] fields follow from the connector; secrets are typed, kept and not shown; the test tells who answered', async () => {
  const keepSecrets = vi.fn<ConnectionDesk['keepSecrets']>(async () => undefined);
  const test = vi.fn<ConnectionDesk['test']>(async () => ({ name: 'mail.example.com', refusal: null }));
  const { id } = await shown({ keepSecrets, test }, Configured, mailConnectionFixture());
  for (const part of ['1. Credentials', '5. On', 'Encryption', 'Letters come from'])
    expect(text()).toContain(part);
  type('input[name=password]', 'correct horse');
  click('[data-testid=keep-secrets]');
  await here();
  expect(keepSecrets).toHaveBeenCalledExactlyOnceWith(id, { password: 'correct horse' });
  expect(document.querySelector<HTMLInputElement>('input[name=password]')?.value).toBe('');
  click('[data-testid=test-connection]');
  await here();
  expect(test).toHaveBeenCalledExactlyOnceWith(id);
  expect(text()).toContain('It works.');
});

it('[CNV3, CNV4] a day is told in figures; what was refused is put right and tried again', async () => {
  const retry = vi.fn<ConnectionDesk['retry']>(async () => undefined);
  const { id } = await shown({ retry }, Informed);
  for (const part of ['In, 24 hours12', 'Out, 24 hours3', 'The rate or its day is not one: n/a'])
    expect(text()).toContain(part);
  click('[aria-label="Put right: USD 2026-05-04"]');
  await here();
  type('[role=dialog] input', '10.5');
  click('[data-testid=try-again]');
  await here();
  expect(retry).toHaveBeenCalledExactlyOnceWith(id, item.id, { rate: '10.5' });
});

it('[CNV5] labels go to a label printer that is connected', async () => {
  const [print, printed] = [vi.fn<ConnectionDesk['print']>(async () => undefined), vi.fn<() => void>()];
  const printers = async () => [{ id: 'p', name: 'Packing table', dots: 203 }];
  const label = { size: { width: 50, height: 25 }, parts: [] };
  await shown({ print, printers }, () => (
    <PrintOn labels={[label]} copies={2} disabledReason={undefined} onPrinted={printed} />
  ));
  click('[data-testid=print-on-p]');
  await here();
  expect(print).toHaveBeenCalledExactlyOnceWith('p', [label], 2);
  expect(printed).toHaveBeenCalledTimes(1);
});
