import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface WarehouseBoxesProps {
  readonly testId: string;
  /** Ids; null: all warehouses, also those to come. */
  readonly chosen: readonly string[] | null;
  readonly problem: string | undefined;
  /** What it means that none is ticked, and that some are. */
  readonly none: ReactNode;
  readonly some: ReactNode;
  readonly onChange: (chosen: string[] | null) => void;
}

/** The warehouses that somebody, or something, is limited to, archived ones as far as they are; none where the company has none. [ARC1] */
export function WarehouseBoxes({
  testId,
  chosen: given,
  problem,
  none,
  some,
  onChange,
}: WarehouseBoxesProps) {
  const { t } = useLingui();
  const chosen = given ?? [];
  const warehouses = useRows('warehouse')
    .filter((row) => !isArchived(row) || chosen.includes(row.id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const set = (id: string, isIn: boolean): void => {
    const next = isIn ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange(next.length > 0 ? next : null);
  };
  if (warehouses.length === 0) return null;
  return (
    <fieldset className="role-group" data-testid={testId}>
      <legend>{t`Only in these warehouses`}</legend>
      <p className="ui-faint">{chosen.length === 0 ? none : some}</p>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <div className="role-boxes">
        {warehouses.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(isIn) => set(id, isIn)} />
        ))}
      </div>
    </fieldset>
  );
}
