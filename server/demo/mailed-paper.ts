import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { accessClass } from '#model/engine/access.ts';
import { asSystem, asUser } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import type { MailedFile, SettledMail } from '#model/file/file.facts.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { paperPdf, type PaperFile } from '#server/papers/paper-pdf.ts';
import { readLetter, readPaper } from '#server/papers/read-paper.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';

interface MailingDeps extends Pick<SeedDeps, 'database' | 'executor' | 'now'> {
  readonly engine: Engine;
  /** Without it nothing is mailed. */
  readonly files?: FileStore | undefined;
}

/** The company that has mailed a paper. */
const MAILS = 'nordlager';

/** The newest order that is confirmed was mailed to its customer: the letter itself went to nobody. [DE12] */
export async function seedMailedPaper(
  deps: MailingDeps,
  { id: company, since, company: { key } }: SeededCompany,
): Promise<void> {
  const { files, executor } = deps;
  if (!files || key !== MAILS) return;
  const mailed = await newestOrder(deps, company, files);
  if (!mailed) return;
  const { order, by, to, subject, pdf } = mailed;
  const incoming = await files.receive(company, Readable.from([pdf.content]));
  await incoming.keep();
  const { size, hash } = incoming;
  const id = uuidv7(Date.parse(since), randomBytes(10));
  const file = { about: 'salesOrder', id, name: pdf.name, type: 'application/pdf', size, hash } as const;
  const data: MailedFile = { ...file, to: [to], subject };
  const settled: SettledMail = { id, to, outcome: 'sent', why: '' };
  await executor.systemPropose(company, [{ kind: 'file', document: order, type: 'mail', data }], {
    by: asUser(by),
    at: since,
  });
  await executor.systemPropose(
    company,
    [{ kind: 'file', document: order, type: 'settleMail', data: settled }],
    { by: asSystem, at: since },
  );
}

interface Mailed {
  readonly order: string;
  /** Who confirmed it. */
  readonly by: string;
  readonly to: string;
  readonly subject: string;
  readonly pdf: PaperFile;
}

/** Null where one was mailed before, by a seeding that was interrupted later, or where nobody has an address. */
async function newestOrder(
  { engine, database, now }: MailingDeps,
  company: number,
  files: FileStore,
): Promise<Mailed | null> {
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const may = (): boolean => true;
  const viewed = { company, access: accessClass(engine, may), grants: { may } as Partial<Grants> as Grants }; // all that is asked of them
  const found = await database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ id: string; by: string }>`
      select id, data ->> 'confirmedBy' as by from row_sales_order
       where company_id = ${company} and state like '%confirmed%' and data ->> 'confirmedBy' is not null
         and not exists (select from row_file as kept, jsonb_array_elements(kept.data -> 'entries') as entry
                          where kept.company_id = ${company} and entry -> 'mail' is not null)
       order by data ->> 'number' desc limit 1`.execute(trx);
    const [order] = rows;
    if (!order) return null;
    const asked = { kind: 'salesOrder', document: order.id, language: 'sv' } as const;
    const deps = { engine, layouts, now };
    const letter = await readLetter(trx, deps, viewed, asked);
    const paper = await readPaper(trx, deps, viewed, asked);
    return letter && paper && { ...order, letter, paper };
  });
  const to = found?.letter.contacts[0]?.email;
  if (!found || to === undefined) return null;
  const pdf = await paperPdf(files, company, found.paper);
  return { order: found.id, by: found.by, to, subject: found.letter.subject, pdf };
}
