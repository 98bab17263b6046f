import { useRef } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataListProps, Selection } from './data-list-types.ts';
import { CameraButton } from './camera-button.tsx';
import { SearchInput } from './search-input.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { useFormat } from './use-format.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { usePhone } from './use-media-query.ts';

const REST_OF_WINDOW = 'max(20rem, calc(100dvh - 17.75rem))';

/**
 * The standard list: state tabs, search, filters, actions, rows, totals, pager. Keys: `/` search, `n` create; in the
 * rows `j` `k` arrows, Home, End, page keys, Enter opens, `x` selects.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const { rows, states, selection, onCreate, loading = false, isCounted = true } = props;
  const total = rows.length + (props.beyond?.count ?? 0);
  const toRows = () =>
    frame.current?.querySelector<HTMLElement>('[data-rows]')?.focus({ preventScroll: true });
  const down = () => {
    props.search?.onLeave?.();
    toRows();
  };
  useHotkeys({ ...(total > 0 && { j: toRows }), ...(onCreate && { n: onCreate }) });
  const selecting = selection !== undefined && selection.count > 0;
  return (
    <div ref={frame} className="ui-list" data-density={props.density}>
      {states && <Tabs {...states} label={t`States`} tour="list-states" />}
      {selecting ? (
        <SelectionBar selection={selection} total={total} isCounted={isCounted} />
      ) : (
        <ListBar {...props} onDown={down} />
      )}
      <Rows {...props} />
      <span className="ui-hidden" role="status">
        {loading || !isCounted ? '' : t`${plural(total, { one: '# row', other: '# rows' })}`}
      </span>
    </div>
  );
}

interface ListBarProps<Row> extends DataListProps<Row> {
  readonly onDown: () => void;
}

function ListBar<Row>({ search, filters, actions, onDown }: ListBarProps<Row>) {
  if (search === undefined && filters === undefined && actions === undefined) return null;
  return (
    <div className="ui-list-bar">
      {search && (
        <SearchInput
          value={search.value}
          onChange={search.onChange}
          placeholder={search.placeholder}
          hotkey="/"
          tour="list-search"
          onKeyDown={({ key, currentTarget: { value } }) => {
            if (key === 'ArrowDown') onDown();
            // Scanners end what they type with Enter.
            if (key === 'Enter' && value !== '') search.onScan?.(value);
          }}
        />
      )}
      {search?.onScan && <CameraButton once onScan={search.onScan} />}
      {filters !== undefined && (
        <div className="ui-list-filters" data-tour="list-filters">
          {filters}
        </div>
      )}
      <div className="ui-list-bar-end">{actions}</div>
    </div>
  );
}

function Rows<Row>(props: DataListProps<Row>) {
  const phone = usePhone();
  if (props.loading === true) return <LoadingRows />;
  if (props.rows.length === 0) return props.empty;
  return phone ? <DataCards {...props} /> : <DataGrid {...props} height={props.height ?? REST_OF_WINDOW} />;
}

interface SelectionBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly isCounted: boolean;
}

function SelectionBar({ selection, total, isCounted }: SelectionBarProps) {
  const { t } = useLingui();
  const all = useFormat().count(total);
  return (
    <div className="ui-list-selection" role="toolbar" aria-label={t`Selected rows`}>
      <span role="status">{t`${plural(selection.count, { one: '# selected', other: '# selected' })}`}</span>
      {selection.actions}
      {selection.count < total && (
        <Button variant="quiet" size="sm" onClick={() => selection.onAll(true)}>
          {isCounted ? <Trans>Select all {all}</Trans> : <Trans>Select all rows</Trans>}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => selection.onAll(false)}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}

function LoadingRows() {
  return (
    <div className="ui-panel-body ui-stack" aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={`${95 - ((index * 13) % 40)}%`} height="1.25rem" />
      ))}
    </div>
  );
}
