import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

/** Puts a category below another one, or at the top: its form with another parent. [PC4] */
export function useMoveCategory(
  party: PartyKind,
): (row: PartyCategoryRow, parent: string | null) => Refusal | null {
  const propose = usePropose();
  return (row, parent) => {
    if (row.parent === parent) return null;
    const { id, name, defaults } = row;
    const data = { name, parent, defaults };
    return propose({ kind: `${party}Category`, document: id, type: 'update', data, version: row.version });
  };
}
