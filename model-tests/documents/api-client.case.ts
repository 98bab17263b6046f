import { companyWorld } from '#machines/company.fixtures.ts';
import { apiClientFixture, keptFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, youIn, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { apiClientRows, apiClientStart, type ApiClientObserved } from '../spec/api-client.rows.ts';

/** A permission that nobody in this world has. */
const beyond = 'company.manage';
const low = { ...fits, role: 'low' } as const;
const high = { ...fits, role: 'high' } as const;
const within = { within: true };
const few = apiClientFixture({ name: 'Web shop' });
const strong = apiClientFixture({ name: 'Web shop', permissions: ['product.view', beyond] });
function form(creation: typeof few) {
  const { secret: _, ...rest } = creation;
  return rest;
}

/** Yesterday, as the worlds have it. */
const before = { at: '2026-05-03T08:00:00.000Z', lastDay: '2026-05-03' };

/** Another client, and nobody yet in the subject's place. */
function beside(): EngineWorld {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  const form = apiClientFixture({ name: 'Label robot', secret: keptFixture('f') });
  base.must('apiClient', other, 'create', form);
  return worldOf(base, subject, { lacks: [beyond] });
}

/** The subject's last day was yesterday. */
function overdue(): EngineWorld {
  const base = companyWorld();
  const subject = base.id();
  const create = {
    kind: 'apiClient',
    document: subject,
    type: 'create',
    data: { ...few, expiresOn: before.lastDay },
  };
  base.now = before.at;
  base.must('apiClient', subject, 'create', create.data);
  const world = worldOf(base, subject, { lacks: [beyond] });
  return { ...world, given: [...(world.given ?? []).slice(0, -1), { ...create, at: before.at }] };
}

/** An API client, handled by an administrator who lacks one permission, and by another one. */
export const documentCase = defineCase<ApiClientObserved>(() => {
  const rowOf = ({ view, subject }: EngineWorld) => typed(view).get('apiClient', subject);
  const freshOf = (world: EngineWorld) => ({
    secret: keptFixture(rowOf(world)?.secret.lastFour === 'bbbb' ? 'c' : 'b'),
  });
  const taken = { name: 'LABEL ROBOT' };
  const past = { expiresOn: '2026-01-01' };
  const first = beside();
  return {
    kind: 'apiClient',
    rows: apiClientRows,
    starts: apiClientStart,
    bounds: 'Time stands still; two people, one of whom lacks a permission, and one other client.',
    worlds: { 'another client': first, 'its last day is over': overdue() },
    figures: (world) => {
      const row = rowOf(world);
      return {
        strong: row?.permissions.includes(beyond) ?? false,
        over: row !== undefined && row.expiresOn !== null,
        own: row?.owner === youIn(world),
      };
    },
    offers: (world) => {
      const ends = [
        offer('expire', '', {}, { ...fits, ...within }, inside),
        offer('expire', 'by oneself', {}, unfit),
      ];
      if (world.given !== first.given)
        return [...ends, ...recordOffers({ rotate: { fitting: freshOf(world) }, suspend: {}, revoke: {} })];
      return [
        ...recordOffers({
          create: {
            fitting: few,
            ask: low,
            others: { 'with more than one has': [strong, high] },
            unfit: { past: { ...few, ...past }, empty: { ...few, permissions: [] } },
          },
          update: {
            fitting: form(few),
            ask: low,
            others: { 'with more than one has': [form(strong), high] },
            unfit: { past: { ...form(few), ...past } },
          },
          rotate: {
            fitting: freshOf(world),
            malformed: { secret: { hash: 'abc', lastFour: 'abcd' } },
            unfit: { 'to the same': { secret: rowOf(world)?.secret ?? keptFixture() } },
          },
          finish: {},
          suspend: {},
          resume: {},
          takeOver: {},
          revoke: {},
        }),
        offer('create', 'taken', { ...few, ...taken }, unfit),
        offer('update', 'taken', { ...form(few), ...taken }, unfit),
        offer('create', 'with more, from within', strong, { ...high, ...within }, inside),
        offer('update', 'with more, from within', form(strong), { ...high, ...within }, inside),
        offer('takeOver', 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
        offer('resume', 'from within', {}, { ...fits, ...within }, inside),
        offer('rotate', 'from within', freshOf(world), { ...fits, ...within }, inside),
        ...ends,
      ];
    },
  };
});
