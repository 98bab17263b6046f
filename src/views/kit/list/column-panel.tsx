import { memo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListLayout } from '#model/list-view/list-view.ts';
import { Button } from '#views/ui/button.tsx';
import { ButtonPanel } from '#views/ui/button-panel.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { ListColumn } from './list-definition.ts';
import { moved, placedColumns, toggled, type PlacedColumn } from './list-layout.ts';

interface ColumnPanelProps<R> {
  readonly columns: readonly ListColumn<R>[];
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
}

/** Which columns are shown, in which order, and the row density. */
export const ColumnPanel = memo(Columns) as typeof Columns;

function Columns<R>({ columns, layout, onChange }: ColumnPanelProps<R>) {
  const { t } = useLingui();
  return (
    <ButtonPanel
      label={t`Columns`}
      icon="columns"
      size="sm"
      variant="quiet"
      data-testid="list-columns"
      panel={<Choice columns={columns} layout={layout} onChange={onChange} />}
    />
  );
}

function Choice<R>({ columns, layout, onChange }: ColumnPanelProps<R>) {
  const { t } = useLingui();
  const placed = placedColumns(columns, layout);
  const isCompact = layout.density === 'compact';
  return (
    <div className="ui-filter-editor">
      <ul className="ui-column-choice" aria-label={t`Columns`}>
        {placed.map((one, index) => (
          <ColumnLine
            key={one.column.id}
            placed={placed}
            index={index}
            onColumns={(ids) => onChange({ ...layout, columns: ids })}
          />
        ))}
      </ul>
      <div className="ui-column-foot">
        <Checkbox
          label={t`Compact rows`}
          checked={isCompact}
          onChange={(on) => onChange({ ...layout, density: on ? 'compact' : null })}
        />
        <Button size="sm" variant="quiet" onClick={() => onChange({ columns: null, density: null })}>
          <Trans>Default view</Trans>
        </Button>
      </div>
    </div>
  );
}

interface ColumnLineProps<R> {
  readonly placed: readonly PlacedColumn<R>[];
  readonly index: number;
  readonly onColumns: (ids: string[]) => void;
}

function ColumnLine<R>({ placed, index, onColumns }: ColumnLineProps<R>) {
  const { t } = useLingui();
  const one = placed[index];
  if (!one) return null;
  const { column, isShown } = one;
  const last = placed.filter((other) => other.isShown).length - 1;
  const stays = isShown ? t`It goes no further this way.` : t`Show the column first.`;
  return (
    <li>
      <Checkbox
        label={column.header}
        checked={isShown}
        disabledReason={index === 0 ? t`The first column stays.` : undefined}
        onChange={() => onColumns(toggled(placed, column.id))}
      />
      <Button
        size="sm"
        variant="quiet"
        icon="chevronUp"
        label={t`Move ${column.header} up`}
        disabledReason={isShown && index >= 2 ? undefined : stays}
        onClick={() => onColumns(moved(placed, column.id, -1))}
      />
      <Button
        size="sm"
        variant="quiet"
        icon="chevronDown"
        label={t`Move ${column.header} down`}
        disabledReason={isShown && index > 0 && index < last ? undefined : stays}
        onClick={() => onColumns(moved(placed, column.id, 1))}
      />
    </li>
  );
}
