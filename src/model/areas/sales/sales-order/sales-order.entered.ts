import type { EnteredLine } from '#model/engine/document-type.ts';
import type { SalesOrderFact, SettledLine } from './sales-order.facts.ts';
import { enteredId } from './sales-order.kits.ts';

type Settled = Pick<SettledLine, 'id' | 'product' | 'ofKit'>;

/**
 * Lines at their places among those that were entered: of a kit each part has an id of its own, and so has the kit.
 * [LN5]
 */
function withKits(lines: readonly Settled[]): EnteredLine[] {
  const kits = new Set<string>();
  let [index, before] = [-1, ''];
  return lines.flatMap((line) => {
    const entered = enteredId(line);
    if (!line.ofKit || entered !== before) index += 1;
    before = entered;
    const field = `lines.${index}.id`;
    const kit = line.ofKit && `${entered} ${line.ofKit.kit.product}`;
    const isNext = kit === undefined || kits.has(kit);
    if (kit !== undefined) kits.add(kit);
    return [...(isNext ? [] : [{ id: entered, field }]), { id: line.id, field }];
  });
}

const written = ({ lines }: { readonly lines: readonly Settled[] }): EnteredLine[] => withKits(lines);

/** The lines that facts bring into an order; a return has kept the ids of what is sent for it. [LN5] */
export const salesLines = {
  created: written,
  updated: written,
  partTaken: written,
  accepted: ({ whole = [] }: SalesOrderFact<'accepted'>) => withKits(whole),
  confirmed: ({ whole = [] }: SalesOrderFact<'confirmed'>) => withKits(whole),
  amended: written,
  recorded: written,
  replacementAdded: ({ return: from, lines }: SalesOrderFact<'replacementAdded'>) =>
    withKits(lines).map((line) => ({ ...line, from })),
};
