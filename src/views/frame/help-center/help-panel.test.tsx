import { act, useSyncExternalStore } from 'react';
import { createActor, createMachine } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { OpenCompany } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { helpDesk, type HelpRequest } from '#views/kit/help/help-desk.ts';
import { articleOfKind, articleOfPage } from '#views/kit/article/help-heads.ts';
import { HelpPanel } from './help-panel.tsx';
import { signedIn } from './signed-in.fixtures.tsx';

const usable = createMachine({ initial: 'usable', states: { usable: {} } });
const orders = { path: '/apps/sales/orders' };

interface Below {
  readonly path: string;
  readonly document?: string;
}

function Beside({ page }: { readonly page: Below }) {
  const request = useSyncExternalStore(helpDesk.subscribe, helpDesk.snapshot);
  if (!request) return null;
  return <HelpPanel request={request} page={page} keys={['?', 'j']} onClose={helpDesk.close} />;
}

async function open(request: HelpRequest, page: Below = orders) {
  const { shown } = signedIn([]);
  await showAt(deviceWith(companyWorld()), '/en/apps/sales/orders', () => shown(<Beside page={page} />));
  await act(async () => helpDesk.open(request));
  await settled(() => document.querySelector('.ui-side .help-page, .ui-side .help-none'));
}

/** What is loaded meanwhile is shown within `act`. */
async function settled(found: () => unknown): Promise<void> {
  for (let turns = 0; turns < 250 && !found(); turns += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(found()).toBeTruthy();
}

const title = (): string => find('.ui-side .help-page > h2').textContent ?? '';

afterEach(() => {
  unmount();
  helpDesk.close();
});

test('[HC2] the article of the page is shown, in another tab its keys', async () => {
  await open({ tab: 'article' });
  expect(title()).toBe(articleOfPage('en', orders)?.title);
  await act(async () => click('.ui-side [data-tab=keys]'));
  expect(document.querySelectorAll('.ui-side .ui-shortcuts dt')).toHaveLength(2);
});

test('[HC2] a page without an article of its own has that of its document, any other says that it has none', async () => {
  await open({ tab: 'article' }, { path: '/apps/elsewhere/$id', document: 'pick' });
  expect(title()).toBe(articleOfKind('en', 'pick')?.title);
  unmount();
  helpDesk.close();
  await open({ tab: 'article' }, { path: '/apps/elsewhere' });
  expect(find('.ui-side').textContent).toContain('There is no article about this page.');
});

test('[HC3] a refusal opens the article of the kind that declares it, where it is explained', async () => {
  await open({ tab: 'article', refusal: { kind: 'salesOrder', code: 'countedTwice' } });
  expect(title()).toBe(articleOfKind('en', 'goodsReceipt')?.title);
  await settled(() => document.activeElement?.id === 'refusal-countedTwice');
  expect(document.activeElement?.textContent).toContain('is counted twice in the same location');
});

test('[HC3] one that kinds share is explained in the article of the kind that was refused', async () => {
  await open({ tab: 'article', refusal: { kind: 'pick', code: 'notPermitted' } });
  expect(title()).toBe(articleOfKind('en', 'pick')?.title);
  await settled(() => document.activeElement?.id === 'refusal-notPermitted');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('[HC3] several reasons of one command are explained where the article says what it needs', async () => {
  await open({ tab: 'article', refusal: { kind: 'goodsReceipt', command: 'post' } });
  expect(title()).toBe(articleOfKind('en', 'goodsReceipt')?.title);
  await settled(() => document.activeElement?.id === 'needs-post');
});

test('[ART9] a reason of what is needed is followed beside the page', async () => {
  await open({ tab: 'article', refusal: { kind: 'goodsReceipt', command: 'post' } });
  await settled(() => document.activeElement?.id === 'needs-post');
  await act(async () => find('#needs-post .article-numbers a').click());
  await settled(() => document.activeElement?.id.startsWith('refusal-'));
  expect(title()).toBe(articleOfKind('en', 'goodsReceipt')?.title);
});

test('[HC2] a link to an article is followed beside the page', async () => {
  await open({ tab: 'article' });
  const link = [...document.querySelectorAll<HTMLElement>('.ui-side .article-text a')].find((one) =>
    one.getAttribute('href')?.startsWith('/en/apps/help-center/article/'),
  );
  const before = title();
  await act(async () => link?.click());
  await settled(() => document.querySelector('.ui-side .help-page > h2') && title() !== before);
  expect(title()).not.toBe(before);
});

test('[HC14] what is refused for want of a permission names who has it', async () => {
  const model = deviceWith(companyWorld());
  const asked: unknown[] = [];
  Object.assign(model, {
    peopleWho: async (ability: unknown) => {
      asked.push(ability);
      return [{ user: 'another', name: 'Olle Ek' }];
    },
  });
  const company = { model: () => model, sync: createActor(usable).start() } as unknown as OpenCompany; // all that is used of it
  const { shown } = signedIn([], company);
  await showAt(model, '/en/apps/sales/orders', () => shown(<Beside page={orders} />));
  await act(async () =>
    helpDesk.explain({ kind: 'salesOrder', code: 'notPermitted', permission: 'salesOrder.confirm' }),
  );
  await settled(() => document.querySelector('.ui-side .ui-notice'));
  expect(find('.ui-side .ui-notice').textContent).toBe('Who could do thisOlle Ek');
  expect(asked[0]).toEqual({ kind: 'salesOrder', permission: 'salesOrder.confirm' });
});
