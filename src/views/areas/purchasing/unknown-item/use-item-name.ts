import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';

/** What an unknown item is called: by its label, else by its note. */
export function useItemName(): (row: Pick<UnknownItemRow, 'code' | 'note'>) => string {
  const { t } = useLingui();
  return ({ code, note }) => code || note || t`Without a label`;
}
