import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import type { AuditAsk } from '#model/audit/audit-answer.ts';
import { accessClass } from '#model/engine/access.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { dayFromNow, epoch } from '#model/values/clock.fixtures.ts';
import { auditPage } from '#server/audit/audit-page.ts';
import { cursorIn } from '#server/audit/audit-cursor.ts';
import { FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atMost, ofTimes, timed, type Figure } from './figures.ts';

const FACTS = Number(process.env['BENCH_FACTS'] ?? 1_000_000);
const TIMES = 45;
const BATCH = 50_000;
const DAYS = 3 * 365;
const PAGE = 100;

/** The audit log of one company on the server, under row-level security: one caller, one transaction each. */
export async function measureAudit({ server }: Bench): Promise<Figure[]> {
  const { company } = await foundCompany(server.executor, await server.newCompany());
  const seeding = await timed(() => seedFacts(server, company));
  await server.database.owner.pool.query('vacuum analyze event');
  await server.database.owner.pool.query('analyze audit_note, security_event');
  const note = `${FACTS.toLocaleString('en')} facts, 20,000 refusals and 100,000 sign-ins, written in ${Math.round(seeding.ms / 1000)} s`;
  const figures: Figure[] = [];
  for (const [name, change] of Object.entries(questions)) {
    const times = await repeat(() => answer(server, company, { ...plain, ...change }));
    figures.push(ofTimes(`audit: page of ${PAGE}, ${name}`, times, { target: atMost(100), note }));
  }
  const middle = `${(epoch() - (DAYS / 2) * 86_400_000) * 1000}.0.0`;
  const further = await repeat(() => answer(server, company, plain, middle));
  return [
    ...figures,
    ofTimes(`audit: page of ${PAGE}, from the middle on`, further, { target: atMost(100), note }),
  ];
}

const plain: AuditAsk = {
  types: [],
  people: [],
  kinds: [],
  documents: [],
  number: '',
  command: null,
  from: null,
  to: null,
};

const day = (ago: number): string => dayFromNow(-ago);

const questions: Readonly<Record<string, Partial<AuditAsk>>> = {
  everything: {},
  'changes of documents': { types: ['change'] },
  'sign-ins': { types: ['signIn'] },
  refusals: { types: ['refusal'] },
  'members and roles': { types: ['access'] },
  'of a kind': { kinds: ['product'] },
  'by a person': { people: ['u3'] },
  'by a person with one fact in ten thousand': { people: ['rare'] },
  'of a document': { documents: ['d5000'] },
  'of a month a year ago': { from: day(395), to: day(365) },
  'of a kind by a person in a month': { kinds: ['product'], people: ['u4'], from: day(395), to: day(365) },
};

const access = accessClass(engine, () => true);

async function answer(
  { database, layouts }: BenchServer,
  company: number,
  ask: AuditAsk,
  after: string | null = null,
): Promise<void> {
  const part = { after: after === null ? null : cursorIn(after), limit: PAGE };
  const page = await database.withCompany(company, (trx) =>
    auditPage(trx, { engine, layouts }, { company, access }, ask, part),
  );
  if (page.entries.length === 0) throw new Error('nothing is found');
  JSON.stringify(page);
}

async function repeat(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) times.push((await timed(work)).ms);
  return times.slice(5); // connections opened, plans made
}

/** Facts of products of which each was saved ten times, over three years, by twenty people; each by a command of its own. */
async function seedFacts({ database }: BenchServer, company: number): Promise<void> {
  const form = JSON.stringify(productFixture());
  for (let from = 0; from < FACTS; from += BATCH)
    await database.withCompany(company, (trx) =>
      sql`
        insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index, hash)
        select ${company}, 1000 + at, 'product', 'd' || at / 10, 1 + at % 10,
               case when at % 10 = 0 then 'created' else 'updated' end, '"active"',
               ${form}::jsonb || jsonb_build_object('price', at),
               now() - make_interval(secs => ${DAYS * 86_400}::float8 * (1 - at / ${FACTS}::float8)),
               case when at % 10000 = 0 then 'rare' else 'u' || at % 20 end, gen_random_uuid(), 0, ''
          from generate_series(${from}::int, ${Math.min(FACTS, from + BATCH) - 1}::int) as at`.execute(trx),
    );
  await database.withCompany(company, (trx) =>
    sql`
      insert into audit_note (company_id, at, what, by, kind, document, about, detail)
      select ${company}, now() - make_interval(mins => at * 60), 'refused', 'u' || at % 20, 'product', 'd' || at,
             'update', '{"code": "notPermitted"}' from generate_series(1, 20000) as at`.execute(trx),
  );
  // Of a member who has only just joined: from then on.
  await database.owner.pool.query(
    `insert into security_event (at, event, user_id, company, about)
     select now() + make_interval(secs => at), 'signedIn', $1, null, '' from generate_series(1, 100000) as at`,
    [FOUNDER],
  );
}
