import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeStatement } from '../../server/testing/bound-statement.ts';
import { root } from '../setup.mjs';
import { oneCheck } from './command.mjs';

const folder = join(root, '.cache', 'statements');

/** [DB9] Every statement that the application sent in the tests of this run keeps to one company. */
export async function statements() {
  const tables = new Set(JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')));
  const texts = new Set(['db', 'model-db'].flatMap(sentIn));
  const judged = [];
  for (const text of texts) judged.push({ text, ...(await judgeStatement(text, tables)) });
  const ofCompanies = judged.filter((one) => one.tables.size > 0);
  const loose = ofCompanies.filter(({ unbound }) => unbound.length > 0);
  for (const { text, unbound } of loose)
    console.error(`nothing binds ${unbound.join(', ')} to one company: ${text.replace(/\s+/g, ' ')}`);
  const note = `${texts.size} statements, ${ofCompanies.length} of companies`;
  // Without any the tests were not listened to.
  return oneCheck(loose.length === 0 && ofCompanies.length > 0, note);
}

function sentIn(project) {
  const place = join(folder, project);
  if (!existsSync(place)) return [];
  const lines = readdirSync(place).flatMap((name) => readFileSync(join(place, name), 'utf8').split('\n'));
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
