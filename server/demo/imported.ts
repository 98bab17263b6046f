import { asUser } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import { companyBusiness } from '#server/company-business.ts';
import { importRow, keepFile, keepLines } from '#server/import/screen/import-store.ts';
import { workOn } from '#server/import/screen/import-work.ts';
import { guessedTable, proposedMapping } from '#server/import/screen/proposed-mapping.ts';
import { linesIn, readFile } from '#server/import/screen/read-file.ts';
import type { Alongside } from '#server/platform/commands/job.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';
import { demoId } from './demo-id.ts';

/** A supplier register of another system: a title, heads in Swedish, countries by name, and two lines that are wrong. */
const suppliers = [
  'Leverantörsregister;;;;;',
  'Levnr;Namn;Adress;Postnr;Ort;Land',
  'L-9001;Hjelm & Sønner AS;Havnegata 12;0150;Oslo;Norge',
  'L-9002;Kiruna Verktyg AB;Malmvägen 4;981 31;Kiruna;Sverige',
  'L-9003;Sirius Fasteners Oy;Satamakatu 3;00160;Helsinki;Finland',
  'L-9004;Atlantis Trading;Havsbottnen 1;;;Atlantis',
  'L-9005;;Okänd väg 7;111 22;Stockholm;Sverige',
].join('\r\n');

/** An import in the first company that is done, with lines that were rejected. [DE7] */
export async function seedDoneImport(
  deps: SeedDeps & { readonly engine: Engine },
  { id: company, company: { key } }: SeededCompany,
): Promise<void> {
  const by = demoPeople.find(
    ({ role, companies }) => role === 'Administrator' && companies.includes(key),
  )?.user;
  if (key !== 'nordlager' || by === undefined) return;
  const id = demoId(`${key}/imported`);
  const layouts = await readRowLayouts(deps.database.app.kysely, deps.engine);
  const work = { ...deps, layouts, business: companyBusiness };
  const give = async (type: string, data: object, alongside?: Alongside): Promise<void> => {
    const command = { id: demoId(`${key}/imported/${type}`), kind: 'dataImport', document: id, type, data };
    const [settled] = await deps.executor.systemPropose(company, [command], {
      by: asUser(by),
      ...(alongside && { alongside }),
    });
    if (settled && 'refusal' in settled)
      throw new Error(`${key}: an import was refused: ${JSON.stringify(settled.refusal)}`);
  };
  const begun = await deps.database.withCompany(company, (trx) => importRow(trx, company, id));
  if (!begun) await begin(deps, company, async (data, keep) => give('begin', data, (trx) => keep(trx, id)));
  for (const type of ['check', 'run']) {
    await give(type, {});
    await workOn(work, company, id);
  }
}

type Keep = (trx: Parameters<Alongside>[0], id: string) => Promise<void>;

async function begin(
  deps: SeedDeps,
  company: number,
  give: (data: object, keep: Keep) => Promise<void>,
): Promise<void> {
  const content = Buffer.from(suppliers, 'latin1');
  const read = await readFile({ company, name: 'leverantorer.csv', content });
  const { file, table, parts } = read;
  const proposed = await proposedMapping(
    table,
    () => guessedTable(deps, company, table, linesIn(read)),
    importTarget('suppliers'),
    async () => undefined,
  );
  await give({ file, table, ...proposed }, async (trx, id) => {
    await keepFile(trx, company, id, content);
    await keepLines(trx, company, id, parts);
  });
}
