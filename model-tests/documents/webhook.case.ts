import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { inside, offer, recordOffers, unfit } from '../model/offers.ts';
import type { WebhookObserved } from '../spec/organisation-observed.ts';
import { webhookRows, webhookStart } from '../spec/webhook.rows.ts';

const now = Date.parse('2026-05-04T08:00:00.000Z');
const DAY = 86_400_000;
const longAgo = new Date(now - 6 * DAY).toISOString();
const other = 'https://other.example.com/hooks';

const written = webhookFixture();
const elsewhere = webhookFixture({ url: other });
const malformed = webhookFixture({ events: [] });

/** Nothing there yet. */
function fresh(): EngineWorld {
  const base = companyWorld();
  return worldOf(base, base.id());
}

/** One that has failed for six days. */
function overdue(): EngineWorld {
  const base = companyWorld();
  const subject = base.id();
  const current = base.now;
  base.now = longAgo;
  base.must('webhook', subject, 'create', written);
  base.must('webhook', subject, 'verify', {}, { internal: true });
  base.must('webhook', subject, 'fail', { problem: 'answered 500' }, { internal: true });
  base.now = current;
  const world = worldOf(base, subject);
  const given = (world.given ?? []).map((one) => (one.document === subject ? { ...one, at: longAgo } : one));
  return { ...world, given };
}

/** What only the server finds out. */
const found = (word: string, data: object = {}): EngineOffer[] => [
  offer(word, '', data, { fits: true }, inside),
  offer(word, 'by oneself', data, unfit),
];

function figures({ view, subject }: EngineWorld): Omit<WebhookObserved, 'state'> {
  const row = typed(view).get('webhook', subject);
  const since = row?.failingSince ?? null;
  return {
    elsewhere: row?.url === other,
    overdue: since !== null && now - Date.parse(since) >= 5 * DAY,
  };
}

const form = {
  fitting: written,
  malformed,
  others: { elsewhere: [elsewhere, { fits: true, elsewhere: true }] },
  unfit: {
    'without encryption': webhookFixture({ url: 'http://shop.example.com/hooks' }),
    'with a password': webhookFixture({ url: 'https://me:secret@shop.example.com/' }),
    'of no address': webhookFixture({ url: 'shop' }),
  },
} as const;

/** An endpoint, new or one that has failed for long. */
export const documentCase = defineCase<WebhookObserved>(() => ({
  kind: 'webhook',
  rows: webhookRows,
  starts: webhookStart,
  bounds: 'Two addresses; failures of just now, or of six days ago.',
  worlds: { new: fresh(), 'failing for days': overdue() },
  figures,
  offers: () => [
    ...recordOffers({ create: form, update: form, disable: {}, enable: {}, archive: {} }),
    ...found('verify'),
    ...found('fail', { problem: 'answered 500' }),
    ...found('succeed'),
    ...found('giveUp'),
  ],
}));
