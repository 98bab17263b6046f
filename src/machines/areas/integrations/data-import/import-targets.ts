import { kinds } from '#model/kinds.ts';
import type { ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import { formTarget } from '#model/areas/integrations/data-import/targets/form-target.ts';
import { partyTargets } from '#model/areas/integrations/data-import/targets/party-target.ts';
import { productTargets } from '#model/areas/integrations/data-import/targets/product-target.ts';
import { openOrders } from '#model/areas/integrations/data-import/targets/order-target.ts';
import { stockTarget } from '#model/areas/integrations/data-import/targets/stock-target.ts';
import { documents } from '#machines/registry.ts';

/** What files can be imported as: products, parties, stock, prices and open orders, and each kind of document that declares a table. */
export const importTargets: readonly ImportTarget[] = [
  ...productTargets,
  ...partyTargets,
  stockTarget,
  ...openOrders,
  ...kinds.flatMap(({ kind, importedAs, references }) => {
    const { create, restore } = documents[kind].commands;
    return importedAs !== null && create
      ? [formTarget({ kind, importedAs, references, form: create.schema, restores: restore !== undefined })]
      : [];
  }),
];

const byName = new Map(importTargets.map((target) => [target.name, target]));

/** The target of this name; undefined if there is none. */
export const importTarget = (name: string): ImportTarget | undefined => byName.get(name);
