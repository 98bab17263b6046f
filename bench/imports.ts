import { engine } from '#machines/registry.ts';
import { importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';
import { asUser } from '#model/engine/actor.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import type { ImportWorkDeps } from '#server/import/screen/import-context.ts';
import { countsOf, workOn } from '#server/import/screen/import-work.ts';
import { keepFile, keepLines } from '#server/import/screen/import-store.ts';
import { guessedTable } from '#server/import/screen/proposed-mapping.ts';
import { linesIn, readFile } from '#server/import/screen/read-file.ts';
import { FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';

/** As many as the largest of the real files that were tried. */
const LINES = 7910;
const ROUNDS = 3;

/**
 * Products of a file, checked and taken, and the same import undone. Each round is of a new company: how one compares with the
 * other holds on any machine.
 */
export async function measureImports({ server }: Bench): Promise<Figure[]> {
  const [takes, undoes, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { check, run, undo } = await oneImport(server);
    takes.push(check + run);
    undoes.push(undo);
    ratios.push(undo / (check + run));
  }
  const note = `${LINES} products: created, put into use`;
  return [
    ofRounds('imports: check and run', 'ms', takes, { note }),
    ofRounds('imports: undo', 'ms', undoes, { note: 'code freed, phased out, archived' }),
    ofRounds('imports: undo to check and run', '×', ratios, { target: atMost(1) }),
  ];
}

/** Milliseconds of each step of an import. */
async function oneImport(server: BenchServer): Promise<Record<'check' | 'run' | 'undo', number>> {
  const { company } = await foundCompany(server.executor, await server.newCompany());
  const deps = { ...server, engine, business: companyBusiness, now };
  const id = await begun(deps, company);
  const step = async (type: string): Promise<number> => {
    await give(deps, company, { id, type, data: {} });
    return (await timed(() => workOn(deps, company, id))).ms;
  };
  const times = { check: await step('check'), run: await step('run'), undo: await step('undo') };
  const { undone } = await countsOf(deps, company, id);
  if (undone !== LINES) throw new Error(`${undone} of ${LINES} lines were undone`);
  return times;
}

async function begun(deps: ImportWorkDeps, company: number): Promise<string> {
  const id = freshId();
  const content = products();
  const { file, table, parts } = await readFile({ company, name: 'products.csv', content });
  const [target] = importTargets.filter(({ name }) => name === 'products');
  if (!target) throw new Error('nothing is imported as products');
  const read = { table, parts };
  const mapping = guessMapping(target, await guessedTable(deps, company, table, linesIn(read)));
  await give(deps, company, { id, type: 'begin', data: { file, table, mapping, recalled: false } });
  await deps.database.withCompany(company, async (trx) => {
    await keepFile(trx, company, id, content);
    await keepLines(trx, company, id, parts);
  });
  return id;
}

async function give(
  { executor }: Pick<ImportWorkDeps, 'executor'>,
  company: number,
  { id, type, data }: { readonly id: string; readonly type: string; readonly data: unknown },
): Promise<void> {
  const command = { kind: 'dataImport', document: id, type, data };
  const [settled] = await executor.systemPropose(company, [command], { by: asUser(FOUNDER) });
  if (!settled || 'refusal' in settled) throw new Error(`${type} was refused: ${JSON.stringify(settled)}`);
}

const products = (): Buffer =>
  Buffer.from(
    `Artikelnr;Benämning;Pris;Enhet;Vikt\n${Array.from({ length: LINES }, (_, at) => `A-${at};Skruv M8 förzinkad ${at};${(at % 1000) + 1},50;st;${(at % 90) + 1}\n`).join('')}`,
  );
