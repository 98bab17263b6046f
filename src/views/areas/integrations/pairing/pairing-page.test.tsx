import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PairingDesk } from '#model/areas/integrations/pairing/pairing-desk.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import type { Trouble } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { PairingPage } from './pairing.page.tsx';
import { here, pairingTrial } from './pairing.fixtures.tsx';

afterEach(unmount);

const text = (): string => document.body.textContent ?? '';
const press = (name: string, within = 'button'): void => {
  const found = [...document.querySelectorAll<HTMLElement>(within)].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  if (!found) throw new Error(`no ${name}`);
  act(() => found.click());
};
const tab = async (name: string): Promise<void> => {
  press(name, '[role=tab]');
  await here();
};
const isTicked = (): boolean =>
  document.querySelector<HTMLInputElement>('.pairing-matches input')?.checked === true;
const matching = (desk = {}, may?: (permission: string) => boolean) =>
  pairingTrial((row) => <PairingPage row={row} />, {
    reaches: 'matching',
    standing: { partnerState: 'matching' },
    desk,
    ...(may && { may }),
  });

describe('matching', () => {
  test('[MS4] the lists say by what records are the same; a sure pair is one until somebody says no', async () => {
    const { server, id } = await matching();
    expect(text()).toContain('Hex bolt');
    expect(find('.pairing-by').textContent).toContain('SKU');
    expect(find('[aria-pressed=true]').textContent).toBe('The same');
    press('Not the same');
    await here();
    expect(vi.mocked(server.decide).mock.calls).toEqual([
      [id, 'product', [{ ours: 'a', theirs: 'x', yes: false }]],
    ]);
    expect(vi.mocked(server.matches).mock.calls.length).toBe(2);
  });

  test('[MS4] of a pair that may be one nothing is chosen before', async () => {
    const { server, id } = await matching();
    await tab('Perhaps the same');
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
    press('The same');
    await here();
    expect(vi.mocked(server.decide).mock.calls).toEqual([
      [id, 'product', [{ ours: 'b', theirs: 'y', yes: true }]],
    ]);
  });

  test('[MS4] what is only in one company is made in the other unless it is left out', async () => {
    const { server, id } = await matching();
    await tab('Only here');
    expect(isTicked()).toBe(true);
    click('.pairing-matches input');
    await here();
    expect(vi.mocked(server.decide).mock.calls).toEqual([
      [id, 'product', [{ ours: 'c', theirs: null, yes: false }]],
    ]);
    await tab('Only in Baltic Parts');
    expect(isTicked()).toBe(false);
  });

  test('[MS2] lists are not asked for before both companies have begun, nor by who may only look', async () => {
    const page = (row: PairingRow) => <PairingPage row={row} />;
    const early = await pairingTrial(page, { reaches: 'matching', standing: { partnerState: 'paired' } });
    expect(text()).toContain('once both companies have begun matching');
    expect(early.server.matches).not.toHaveBeenCalled();
    unmount();
    const looking = await matching({}, (permission) => permission !== 'pairing.manage');
    expect(text()).toContain('to those who manage pairings');
    expect(looking.server.matches).not.toHaveBeenCalled();
  });

  test('[MS4] lists that do not come are asked for again', async () => {
    const { server } = await matching({
      matches: vi.fn<PairingDesk['matches']>(async () => Promise.reject(new Error('503'))),
    });
    press('Try again');
    await here();
    expect(vi.mocked(server.matches).mock.calls.length).toBe(2);
  });
});

const trouble: Trouble = {
  link: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
  kind: 'product',
  document: 'one',
  isHere: true,
  name: { en: 'Hex bolt M8', sv: '' },
  code: 'BOLT-M8',
  conflicts: [
    {
      field: 'weight',
      ours: 12,
      theirs: 14,
      oursAt: '2026-05-04T08:00:00.000Z',
      theirsAt: '2026-05-04T09:00:00.000Z',
    },
  ],
  problems: [{ field: 'sku', refusal: { code: 'skuTaken', params: { sku: 'BOLT-M8' } } }],
};
const settling = (may?: (permission: string) => boolean) =>
  pairingTrial((row) => <PairingPage row={row} />, {
    standing: { troubles: [trouble] },
    ...(may && { may }),
  });

describe('a pairing', () => {
  test('[MS6] shows both values of a conflict side by side, and is told which one counts', async () => {
    const { server, id } = await settling();
    await tab('To settle');
    expect(find('[data-side=ours]').textContent).toContain('0.012 kg');
    expect(find('[data-side=theirs]').textContent).toContain('0.014 kg');
    click('[data-testid=take-theirs]');
    await here();
    expect(vi.mocked(server.settle).mock.calls).toEqual([
      [id, { link: trouble.link, field: 'weight', side: 'theirs' }],
    ]);
  });

  test('[MS8] says why something was refused, and tries it again', async () => {
    const { server, id } = await settling();
    await tab('To settle');
    expect(find('.pairing-problems').textContent).toContain('Another product has the SKU BOLT-M8.');
    click('[data-testid=retry-one]');
    await here();
    click('[data-testid=retry-all]');
    await here();
    expect(vi.mocked(server.retry).mock.calls).toEqual([
      [id, trouble.link],
      [id, null],
    ]);
  });

  test('[MS6] is settled by who may manage pairings alone', async () => {
    await settling((permission) => permission !== 'pairing.manage');
    await tab('To settle');
    expect(text()).toContain('0.014 kg');
    expect(document.querySelector('[data-testid=take-theirs], [data-testid=retry-one]')).toBeNull();
  });

  test('[MS6] says how many fields somebody has to settle', async () => {
    await pairingTrial((row) => <PairingPage row={row} />, { reaches: 'conflict' });
    expect(text()).toContain('2 fields were changed in both companies.');
  });

  test('[MS3] says what waits, and for whom', async () => {
    await pairingTrial((row) => <PairingPage row={row} />, { standing: { partnerState: 'matching' } });
    expect(text()).toContain('Waiting for Baltic Parts OÜ to confirm.');
    expect(text()).toContain('12 seconds');
    unmount();
    const { server } = await pairingTrial((row) => <PairingPage row={row} />, { reaches: 'invited' });
    expect(text()).toContain('The code ends in aaaa');
    expect(server.standing).not.toHaveBeenCalled();
  });

  test('[MS3] a kind is chosen with its rule, and saved', async () => {
    const { model } = await pairingTrial((row) => <PairingPage row={row} />, { reaches: 'paired' });
    const given: unknown[] = [];
    model.propose = (draft) => {
      given.push(draft.data);
      return { queued: true } as ReturnType<typeof model.propose>;
    };
    click('[data-kind=supplier] [role=switch]');
    click('[data-testid=save-choice]');
    expect(given).toEqual([
      { kinds: [{ kind: 'supplier', leader: 'newest', fields: {}, states: true, newOnes: true }] },
    ]);
  });
});

test('[MS1] a code shows who invites before it is accepted', async () => {
  const { server } = await pairingTrial(() => <AcceptDialog onClose={() => {}} />);
  type('input', 'lagra_pair_1_x');
  click('[data-testid=give-accept]');
  await here();
  expect(text()).toContain('Nordlager AB invites this company');
  expect(server.accept).not.toHaveBeenCalled();
  click('[data-testid=give-accept]');
  await here();
  expect(vi.mocked(server.accept).mock.calls[0]?.[0]).toBe('lagra_pair_1_x');
});
