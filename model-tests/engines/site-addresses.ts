import type { TableName } from '#model/engine/rows.ts';
import type { Store } from '#model/engine/store.ts';
import { siteMap } from '#views/site-map.ts';

interface Address {
  readonly path: string;
  /** Only for visitors who are not signed in. */
  readonly isForGuests: boolean;
}

/** An id that matches nothing in this company. */
export const NOWHERE = 'nothing';

const made: Readonly<Record<string, string>> = { $chart: 'sales-order' };

/** Every address of the site map; a document's with one that the company has. */
export function siteAddresses(company: Store): readonly Address[] {
  return siteMap.map(({ path, document, access }) => ({
    path: path.replaceAll(/\$\w+/g, (name) =>
      document === undefined ? (made[name] ?? NOWHERE) : someOf(company, document),
    ),
    isForGuests: access === 'guest',
  }));
}

function someOf(company: Store, table: TableName): string {
  const [last] = [...company.all(table).keys()].toReversed();
  if (last === undefined) throw new Error(`the company has no ${table}`);
  return last;
}
