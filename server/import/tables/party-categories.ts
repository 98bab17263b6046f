import { isArchived } from '#model/engine/archived.ts';
import type { PartyKind } from '#model/party-category/party-category.ts';
import { noDefaults } from '#model/party-category/party-category.text.ts';
import { siblingKey } from '#model/party-category/party-category.indexes.ts';
import { allRows } from '../company-data.ts';
import { idToAsk } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import { whyNot } from './why-not.ts';
import type { TableWork } from './table-work.ts';

const parties: Readonly<Record<string, PartyKind>> = { customers: 'customer', suppliers: 'supplier' };
const NO_DAY = '2000-01-01T00:00:00.000Z';

/** What became of each path: the id of its category, or why there is none. */
export type CategoryOf = (path: string) => { readonly id: string } | { readonly why: string };

/** Whether the lines of a table name categories by their path. */
export const hasPaths = (as: string): boolean => Object.hasOwn(parties, as);

/** The names along a path: `Retail/Chains`. */
const namesIn = (path: string): readonly string[] =>
  path
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The categories that the lines of a table of customers or suppliers name, with those created that are missing. [PC9] */
export async function partyCategories(work: TableWork, paths: Iterable<string>): Promise<CategoryOf> {
  const party = parties[work.as];
  const found = new Map<string, { readonly id: string } | { readonly why: string }>();
  if (party) {
    const known = await knownCategories(work, party);
    for (const path of new Set(paths)) found.set(path, await walk(work, party, known, namesIn(path)));
  }
  return (path) => found.get(path) ?? { why: 'has no category' };
}

async function knownCategories({ deps, company }: TableWork, party: PartyKind): Promise<Map<string, string>> {
  const rows = await allRows(deps.database, company, `${party}Category`);
  return new Map(
    rows.filter((row) => !isArchived(row)).map((row) => [siblingKey(row.parent, row.name), row.id]),
  );
}

/** Goes down a path, and creates what is missing of it. */
async function walk(
  { company, sink, at }: TableWork,
  party: PartyKind,
  known: Map<string, string>,
  names: readonly string[],
): Promise<{ readonly id: string } | { readonly why: string }> {
  const kind = `${party}Category`;
  let parent: string | null = null;
  for (const name of names) {
    const key = siblingKey(parent, name);
    let id = known.get(key);
    if (id === undefined) {
      id = importId(company, `table/${kind}/${key}`, NO_DAY);
      const command = importId(company, `table/${kind}/${key}/create`, NO_DAY);
      const asked = idToAsk(command, await sink.known([command]));
      const data = { name, parent, defaults: noDefaults[party] };
      const [created] = await sink.give([{ id: asked, kind, document: id, type: 'create', data }], at);
      const why = whyNot(created);
      if (why) return { why: why.explanation };
      known.set(key, id);
    }
    parent = id;
  }
  return parent === null ? { why: 'has no category' } : { id: parent };
}
