import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import {
  pairingOffer,
  pairingStanding,
  type PairingStanding,
  settlement,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';

const code = z.string().trim().min(1).max(100);

const codeExample = 'lagra_pair_1_3KQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwq0aB7Cd';

export const lookAtPairing = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/pairings/look/',
  tag: 'pairings',
  summary: 'Which company invites with a code',
  access: 'pairing.manage',
  reads: true,
  params: companyParams,
  body: z.strictObject({ code }).meta({ examples: [{ code: codeExample }] }),
  answer: pairingOffer.meta({
    examples: [{ company: 'Nordlager AB', expiresAt: '2026-05-11T08:00:00.000Z' }],
  }),
  fails: [409],
});

const acceptance = z
  .strictObject({
    code,
    permissions: z.array(z.enum(syncPermissions as [string, ...string[]])), // never empty
  })
  .meta({ examples: [{ code: codeExample, permissions: ['product.edit'] }] });

export const acceptPairing = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/pairings/accept/',
  tag: 'pairings',
  summary: 'Accepts the invitation of a code: the two companies are paired',
  access: 'pairing.manage',
  params: companyParams,
  body: acceptance,
  answer: z.object({ id: z.string() }).meta({ examples: [{ id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708' }] }),
  fails: [409],
});

export const done = z.object({ done: z.boolean() }).meta({ examples: [{ done: true }] });

export const pairingParams = companyParams.extend({ pairing: documentId });

const at = '2026-05-04T08:00:00.000Z';

export const [bolt, copy] = ['019a1f2e-5c00-7a10-8b20-3c40d5e6f708', '019a1f2e-5c00-7a10-8b20-3c40d5e6f709'];

const standingExample: PairingStanding = {
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

export const readPairing = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/pairings/:pairing/',
  tag: 'pairings',
  summary: 'How a pairing stands: what waits, what is in conflict and what was refused',
  access: 'pairing.view',
  params: pairingParams,
  answer: pairingStanding.meta({ examples: [standingExample] }),
  fails: [409],
});

const settlementExample = { link: bolt, field: 'weight', side: 'ours' } as const;

export const settleConflict = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/pairings/:pairing/settle/',
  tag: 'pairings',
  summary: 'Settles conflicts of a record by the values of one company',
  access: 'pairing.manage',
  params: pairingParams,
  body: settlement.meta({ examples: [settlementExample] }),
  answer: done,
  fails: [409],
});

export const retryPairing = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/pairings/:pairing/retry/',
  tag: 'pairings',
  summary: 'Tries again what was refused: of one record, or of all',
  access: 'pairing.manage',
  params: pairingParams,
  body: z.strictObject({ link: z.uuid().nullable() }).meta({ examples: [{ link: null }] }),
  answer: done,
  fails: [409],
});
