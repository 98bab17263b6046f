import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { sourceFiles } from '../source-files.mjs';
import { oneCheck } from './command.mjs';

const list = join(root, 'scripts', 'checks', 'retired-words.json');
/** Words of names and sentences: `isToldOf` has the words is, told and of. */
const word = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/**
 * Words that a reader of this field would not look for are replaced where they are met (docs/glossary.md): each may be
 * used as often as the list says; where it has fallen, the list follows.
 */
export async function retiredWords() {
  const limits = JSON.parse(readFileSync(list, 'utf8'));
  const counts = countIn(
    sourceFiles().map((path) => readFileSync(join(root, path), 'utf8')),
    Object.keys(limits),
  );
  const risen = Object.entries(counts).filter(([name, count]) => count > limits[name]);
  const fallen = Object.entries(counts).filter(([name, count]) => count < limits[name]);
  for (const [name, count] of risen)
    console.error(
      `${name}: ${count} times, ${limits[name]} before. Use a word of docs/glossary.md, or the field's own`,
    );
  if (fallen.length > 0)
    writeFileSync(list, `${JSON.stringify({ ...limits, ...Object.fromEntries(fallen) }, null, 2)}\n`);
  const seesThem = countIn(['isToldOf the told; untold'], ['told']).told === 2;
  return oneCheck(
    risen.length === 0 && seesThem,
    Object.entries(counts)
      .map((one) => one.join(' '))
      .join(', '),
  );
}

function countIn(texts, names) {
  const counts = Object.fromEntries(names.map((name) => [name, 0]));
  for (const text of texts)
    for (const [found] of text.matchAll(word)) {
      const name = found.toLowerCase();
      if (Object.hasOwn(counts, name)) counts[name] += 1;
    }
  return counts;
}
