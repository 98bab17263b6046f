import type { MatchAnswer, PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';

const [bolt, copy] = ['019a1f2e-5c00-7a10-8b20-3c40d5e6f708', '019a1f2e-5c00-7a10-8b20-3c40d5e6f709'];
const at = '2026-05-04T08:00:00.000Z';

/** Answers as the description of the API shows them. */
export const matchExample: MatchAnswer = {
  sure: [
    {
      ours: { id: bolt, name: { en: 'Hex bolt M8', sv: '' }, code: 'BOLT-M8' },
      theirs: { id: copy, name: { en: 'Bolt M8', sv: '' }, code: 'bolt-m8' },
      by: ['sku'],
      yes: null,
    },
  ],
  maybe: [],
  here: [],
  there: [],
  counts: { sure: 1, maybe: 0, here: 0, there: 0 },
  makesNew: true,
};

export const standingExample: PairingStanding = {
  partnerState: 'inSync',
  isBegun: true,
  records: [{ kind: 'product', count: 42 }],
  waitingOut: 0,
  waitingIn: 0,
  lag: 0,
  sentAt: at,
  receivedAt: null,
  refusedThere: 0,
  troubles: [
    {
      link: bolt,
      kind: 'product',
      document: copy,
      isHere: true,
      name: { en: 'Hex bolt M8', sv: 'Sexkantsskruv M8' },
      code: 'BOLT-M8',
      conflicts: [{ field: 'weight', ours: 12, theirs: 14, oursAt: at, theirsAt: at }],
      problems: [],
    },
  ],
};

export const decisionExample = {
  kind: 'product',
  decisions: [{ ours: bolt, theirs: copy, yes: true }],
} as const;
export const settlementExample = { link: bolt, field: 'weight', side: 'ours' } as const;
