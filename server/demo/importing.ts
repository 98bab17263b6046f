import type { Engine } from '#model/engine/engine.ts';
import { companyBusiness } from '#server/company-business.ts';
import { importRow, keepFile, keepLines } from '#server/import/screen/import-store.ts';
import { workOn } from '#server/import/screen/import-work.ts';
import { guessedTable, proposedMapping } from '#server/import/screen/proposed-mapping.ts';
import { readFile } from '#server/import/screen/read-file.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';
import { demoId } from './demo-id.ts';

const name = 'Kunder från gamla systemet.csv';
/** Customers of an old system, some of which wait to be put right. */
const text = [
  'Kundnr;Namn;Org.nr;Gatuadress;Postnr;Ort;Land;E-post;Betalningsvillkor',
  '90101;Västerviks Båtvarv AB;;Hamnvägen 3;593 30;Västervik;Sverige;varvet@example.com;30 dagar',
  '90102;Nordsjø Marine AS;;Kaigata 12;5003;Bergen;Norge;post@example.com;14 dagar',
  '90103;Seglarbutiken i Marstrand;;Kyrkogatan 8;442 67;Marstrand;Sverige;;10 dagar',
  '90104;Hansen & Sohn GmbH;;Am Hafen 2;24103;Kiel;Tyskland;hansen@example.com;30 dagar',
  '90105;Okänd Ort HB;;Storgatan 1;1234;Ingenstans;Sverige;;30 dagar',
  '90106;Atlantis Import;;;;;Atlantis;;30 dagar',
  '90101;Västerviks Båtvarv;;;;;Sverige;;',
].join('\r\n');

/** An import of a demo company, checked by its administrator, as of now. */
export async function seedImports(
  deps: Pick<SeedDeps, 'database' | 'executor' | 'now'> & { readonly engine: Engine },
  { id: company, company: { key } }: SeededCompany,
): Promise<void> {
  if (key !== 'nordlager') return;
  const { database, executor, now } = deps;
  const by = demoPeople.find(({ role }) => role === 'Administrator')?.user ?? '';
  const layouts = await readRowLayouts(database.app.kysely, deps.engine);
  const document = demoId(`${key}/import`);
  const known = await database.withCompany(company, (trx) => importRow(trx, company, document));
  if (!known) await begin(deps, company, { document, by });
  const check = { id: demoId(`${key}/import/check`), kind: 'dataImport', document, type: 'check', data: {} };
  await executor.systemPropose(company, [check], { by, at: now() });
  await workOn({ ...deps, layouts, business: companyBusiness }, company, document);
}

async function begin(
  { database, executor, now }: Pick<SeedDeps, 'database' | 'executor' | 'now'>,
  company: number,
  { document, by }: { readonly document: string; readonly by: string },
): Promise<void> {
  const content = Buffer.from(text);
  const { file, table, lines } = await readFile(name, content);
  const guessing = () => guessedTable({ database, now }, company, table, lines);
  const proposed = await proposedMapping(table, guessing, undefined, async () => undefined);
  const command = { kind: 'dataImport', document, type: 'begin', data: { file, table, ...proposed } };
  const [settled] = await executor.systemPropose(company, [command], {
    by,
    at: now(),
    alongside: async (trx) => {
      await keepFile(trx, company, document, content);
      await keepLines(trx, company, document, lines);
    },
  });
  if (settled && 'refusal' in settled)
    throw new Error(`an import was refused: ${JSON.stringify(settled.refusal)}`);
}
