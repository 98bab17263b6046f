import { act } from 'react';
import { vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { PairingDesk } from '#model/areas/integrations/pairing/pairing-desk.ts';
import type { MatchAnswer, PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { invitationFixture, syncedFixture } from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';

export const here = async (milliseconds = 20): Promise<void> =>
  act(async () => new Promise((done) => setTimeout(done, milliseconds)));

const calm: PairingStanding = {
  partnerState: 'inSync',
  isBegun: true,
  records: [{ kind: 'product', count: 42 }],
  waitingOut: 3,
  waitingIn: 0,
  lag: 12,
  sentAt: null,
  receivedAt: null,
  refusedThere: 0,
  troubles: [],
};

const item = (id: string, en: string, code: string) => ({ id, name: { en, sv: '' }, code });
const lists: MatchAnswer = {
  sure: [{ ours: item('a', 'Hex bolt', 'BOLT'), theirs: item('x', 'Bolt', 'bolt'), by: ['sku'], yes: null }],
  maybe: [{ ours: item('b', 'Nut', 'NUT'), theirs: item('y', 'Nut', 'N-1'), by: ['name'], yes: null }],
  here: [{ ...item('c', 'Washer', 'WASHER'), yes: null }],
  there: [{ ...item('z', 'Screw', 'SCREW'), yes: false }],
  counts: { sure: 1, maybe: 1, here: 1, there: 1 },
  makesNew: true,
};

const stages = ['invited', 'paired', 'matching', 'inSync', 'conflict'] as const;

interface Trial {
  readonly reaches?: (typeof stages)[number];
  readonly standing?: Partial<PairingStanding>;
  readonly desk?: Partial<PairingDesk>;
  readonly may?: (permission: string) => boolean;
}

/** A company with a pairing as far as a state. */
function reached(reaches: NonNullable<Trial['reaches']>) {
  const world = companyWorld();
  const id = world.id();
  const partner = { company: 2, name: 'Baltic Parts OÜ', currency: 'EUR' };
  const isAt = (stage: (typeof stages)[number]): boolean => stages.indexOf(reaches) >= stages.indexOf(stage);
  world.must('pairing', id, 'invite', invitationFixture());
  if (isAt('paired')) world.must('pairing', id, 'answer', { partner }, { internal: true });
  if (isAt('matching')) {
    world.must('pairing', id, 'choose', { kinds: [syncedFixture()] });
    world.must('pairing', id, 'match');
  }
  if (isAt('inSync')) world.must('pairing', id, 'confirm', { revision: 1 });
  if (isAt('conflict')) world.must('pairing', id, 'noteConflict', { conflicts: 2 }, { internal: true });
  return { world, id };
}

const serverOf = (
  id: string,
  standing: Partial<PairingStanding>,
  desk: Partial<PairingDesk>,
): PairingDesk => ({
  look: vi.fn<PairingDesk['look']>(async () => ({
    company: 'Nordlager AB',
    expiresAt: '2026-05-11T08:00:00.000Z',
  })),
  accept: vi.fn<PairingDesk['accept']>(async () => id),
  standing: vi.fn<PairingDesk['standing']>(async () => ({ ...calm, ...standing })),
  matches: vi.fn<PairingDesk['matches']>(async () => lists),
  decide: vi.fn<PairingDesk['decide']>(async () => undefined),
  settle: vi.fn<PairingDesk['settle']>(async () => undefined),
  retry: vi.fn<PairingDesk['retry']>(async () => undefined),
  ...desk,
});

/** A pairing as far as a state, with a server that answers; shown by `page`. */
export async function pairingTrial(
  page: (row: PairingRow) => React.ReactNode,
  { reaches = 'inSync', standing = {}, desk = {}, may }: Trial = {},
) {
  const { world, id } = reached(reaches);
  if (may) world.may = may;
  const server = serverOf(id, standing, desk);
  const model = deviceWith(world);
  const announced = { success: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() };
  const Shown = () => {
    const row = useRow('pairing', id);
    const app = { ...useApp(), pairings: async () => server };
    return (
      <AppProvider value={app}>
        <AnnouncerProvider value={announced}>{row && page(row)}</AnnouncerProvider>
      </AppProvider>
    );
  };
  await showAt(model, '/en/here', () => <Shown />);
  await here();
  return { world, model, id, server, announced };
}
