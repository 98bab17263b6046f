import { companyWorld } from '#machines/company.fixtures.ts';
import { mailConnectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import { checkSettings } from '#model/areas/integrations/connector/check-settings.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { connectionRows, connectionStart, type ConnectionObserved } from '../spec/connection.rows.ts';

/** A permission that nobody in this world has. */
const beyond = 'company.manage';
const now = Date.parse('2026-05-04T08:00:00.000Z');
const DAY = 86_400_000;
const longAgo = new Date(now - 2 * DAY).toISOString();

const low = { ...fits, role: 'low' } as const;
const high = { ...fits, role: 'high' } as const;
const half = { ...low, lacks: true } as const;
const within = { within: true };

const mail = mailConnectionFixture();
const strong = mailConnectionFixture({ permissions: ['product.view', beyond] });
const partly = mailConnectionFixture({ settings: { port: 587 } });

/** Nothing there yet. */
function fresh(): EngineWorld {
  const base = companyWorld();
  return worldOf(base, base.id(), { lacks: [beyond] });
}

/** A mail server that is set up, beside one that is connected. */
function rivalled(): EngineWorld {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  base.must('connection', other, 'add', { ...mail, name: 'First mail' });
  base.must('connection', other, 'connect', {});
  base.must('connection', subject, 'add', mail);
  return worldOf(base, subject, { lacks: [beyond] });
}

/** One that has failed for two days. */
function overdue(): EngineWorld {
  const base = companyWorld();
  const subject = base.id();
  const current = base.now;
  base.now = longAgo;
  base.must('connection', subject, 'add', mail);
  base.must('connection', subject, 'connect', {});
  base.must('connection', subject, 'fault', fault, { internal: true });
  base.now = current;
  const world = worldOf(base, subject, { lacks: [beyond] });
  const given = (world.given ?? []).map((one) => (one.document === subject ? { ...one, at: longAgo } : one));
  return { ...world, given };
}

const fault = { problem: { code: 'connectorUnreachable', params: { host: 'mail.example.com' } } };

/** What only the server finds out. */
const found = (word: string, data: object = {}): EngineOffer[] => [
  offer(word, '', data, { ...fits, ...within }, inside),
  offer(word, 'by oneself', data, unfit),
];

function figures({ view, subject }: EngineWorld): Omit<ConnectionObserved, 'state'> {
  const row = typed(view).get('connection', subject);
  const spec = row && connectorSpec(row.connector);
  const since = row?.failingSince ?? null;
  const rivals = spec?.single ? typed(view).by('connection', 'connector', row?.connector ?? '') : [];
  return {
    strong: row?.permissions.includes(beyond) ?? false,
    whole:
      row !== undefined && spec !== undefined && Object.keys(checkSettings(spec, row.settings)).length === 0,
    rivalled: rivals.some(({ id, state }) => id !== subject && state === 'connected'),
    overdue: since !== null && now - Date.parse(since) >= DAY,
  };
}

/** A connection, handled by an administrator who lacks one permission. */
export const documentCase = defineCase<ConnectionObserved>(() => {
  const worlds = { new: fresh(), 'beside another mail server': rivalled(), 'failing for days': overdue() };
  const second = worlds['beside another mail server'];
  return {
    kind: 'connection',
    rows: connectionRows,
    starts: connectionStart,
    bounds:
      'Time stands still; one person who lacks a permission; mail servers, of which there is one at a time.',
    worlds,
    figures,
    offers: (world) => {
      // What is varied is varied in one of the worlds: together they would have too many ways.
      const isSecond = world.given === second.given;
      const form = {
        fitting: mail,
        ask: low,
        malformed: { ...mail, every: 7 },
        others: {
          ...(!isSecond && { 'with more than one has': [strong, high] as const }),
          ...(isSecond && { 'half filled in': [partly, half] as const }),
        },
        unfit: {
          'of no host': { ...mail, settings: { ...mail.settings, host: 'http://mail' } },
          'with a secret in it': { ...mail, settings: { ...mail.settings, password: 'x' } },
          'of a flow that is not offered': { ...mail, flows: ['orders'] },
          'of an unknown connector': { ...mail, connector: 'nothing' },
        },
      };
      return [
        ...recordOffers({
          add: form,
          update: form,
          connect: {},
          pause: {},
          resume: {},
          disconnect: {},
          archive: {},
        }),
        ...(isSecond
          ? []
          : ['add', 'update'].map((word) =>
              offer(word, 'with more, from within', strong, { ...high, ...within }, inside),
            )),
        ...found('keepSecrets', { secrets: {} }),
        offer('connect', 'from within', {}, { ...fits, ...within }, inside),
        offer('resume', 'from within', {}, { ...fits, ...within }, inside),
        ...found('fault', fault),
        ...found('recover'),
        ...found('giveUp'),
      ];
    },
  };
});
