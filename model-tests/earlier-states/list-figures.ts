import { listings } from '#model/listings.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';

/** What every list of a company says of all its rows: how many there are under each tab, and their sums. */
export type ListFigures = Readonly<Record<string, { readonly counts: unknown; readonly sums: unknown }>>;

export async function listFigures(
  server: CompanyApp,
  { company, user, today }: { company: number; user: string; today: string },
): Promise<ListFigures> {
  const client = clientOf(server, user);
  const asked = [...listings.values()].flatMap(({ table, sorts }) => {
    const [column] = Object.keys(sorts); // without any, it is read for its names only
    return column === undefined ? [] : [[table, column] as const];
  });
  const figures = asked.map(async ([table, column]) => {
    const sort = { column, direction: 'ascending' };
    const answer = await client.post(`${company}/lists/${table}/`, { today, sort });
    if (answer.status !== 200) throw new Error(`${table}: ${answer.text}`);
    const { counts, sums } = answer.json();
    return [table, { counts, sums }] as const;
  });
  return Object.fromEntries(await Promise.all(figures));
}
