import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SharedLinkDesk } from '#model/shared-link/shared-link-desk.ts';
import type { ListedLink } from '#model/shared-link/shared-link.api.ts';
import type { NewLink } from '#model/shared-link/shared-link.facts.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { SharedLinksPanel } from './shared-links-panel.tsx';

const link = (over: Partial<ListedLink> = {}): ListedLink => ({
  id: '019a1f2e-7d11-7b21-9c31-4d51e6f70820',
  name: 'Eva Ek, Bygg AB',
  purpose: 'orderConfirmation',
  locale: 'sv',
  state: 'active',
  works: true,
  hasAddress: true,
  expiresAt: '2026-07-03T08:00:00.000Z',
  opens: 0,
  firstOpenedAt: null,
  lastOpenedAt: null,
  readAt: null,
  questions: 0,
  ...over,
});

const text = (): string => document.body.textContent;
const address = 'https://stock.example.com/sv/shared/a-secret';

/** The panel of a confirmed order, with links at a server; `may` says what the reader holds. */
async function panel(links: readonly ListedLink[], may: (permission: string) => boolean = () => true) {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const model = { ...deviceWith(world.base), may };
  const made: NewLink[] = [];
  const desk: SharedLinkDesk = {
    list: async () => links,
    make: async (one) => (made.push(one), address),
    renew: async () => address,
  };
  const app = { sharedLinks: async () => desk } as Partial<App> as App; // all that is used
  const Panel = () => {
    const row = useRow('salesOrder', order);
    return row ? <SharedLinksPanel kind="salesOrder" row={row} /> : null;
  };
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <Panel />
    </AppProvider>
  ));
  await act(async () => undefined);
  return { model, order, made };
}

describe('the links of a document', () => {
  it('[LNV1] are listed with how often each was opened, what came of it, and whether an address leads to it', async () => {
    await panel([
      link({
        opens: 2,
        lastOpenedAt: '2026-05-05T07:30:00.000Z',
        readAt: '2026-05-05T07:31:00.000Z',
        questions: 1,
      }),
      link({ id: 'two', name: 'Kim Alm', hasAddress: false }),
      link({ id: 'three', state: 'revoked', works: false }),
    ]);
    expect(find('[data-link]').textContent).toContain('Eva Ek, Bygg AB');
    for (const shown of ['Opened 2 times', 'confirmed as read', '1 question', 'Not opened yet'])
      expect(text()).toContain(shown);
    expect(find('[data-link=two]').textContent).toContain('No address leads to it');
    expect(find('[data-link=three]').textContent).toContain('Revoked');
    expect(document.querySelectorAll('[data-testid=revoke-link]')).toHaveLength(2);
  });

  it('[LNV1] are made and ended by who may alone', async () => {
    await panel([link()], (permission) => permission !== 'sharedLink.manage');
    expect(document.querySelector('[data-testid=new-link]')).toBeNull();
    expect(document.querySelector('[data-testid=revoke-link]')).toBeNull();
  });

  it('[LNV1] end once somebody says so', async () => {
    const { model } = await panel([link()]);
    const propose = vi
      .spyOn(model, 'propose')
      .mockReturnValue({ queued: true } as ReturnType<typeof model.propose>);
    click('[data-testid=revoke-link]');
    expect(propose).not.toHaveBeenCalled();
    await act(async () => click('.ui-dialog [data-variant=danger]'));
    expect(propose).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'sharedLink', document: link().id, type: 'revoke' }),
    );
  });

  it('[LNV2] begin with a contact of the customer, in their language, and their address is shown once', async () => {
    const { order, made } = await panel([]);
    expect(text()).toContain('No links yet');
    click('[data-testid=new-link]');
    await act(async () => click('[data-testid=make-link]'));
    expect(made).toMatchObject([
      { about: 'salesOrder', of: order, purpose: 'orderConfirmation', contact: 'Eva Ek', days: 60 },
    ]);
    expect((find('.ui-dialog input[readonly]') as HTMLInputElement).value).toBe(address); // an input
    await act(async () => click('[data-testid=link-kept]'));
    expect(document.querySelector('.ui-dialog')).toBeNull();
  });
});
