import { useRef } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataListProps, Selection } from './data-list-types.ts';
import { SearchInput } from './search-input.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { usePhone } from './use-media-query.ts';

const REST_OF_WINDOW = 'max(20rem, calc(100dvh - 21.5rem))';

/**
 * The list of the product: state tabs, search, filters, actions, rows, totals, pager.
 * Keys: `/` search, `n` create; in the rows `j` `k` arrows, Home, End, page keys, Enter opens, `x` selects.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { t } = useLingui();
  const phone = usePhone();
  const searchBox = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { rows, search, states, selection, onCreate, height = REST_OF_WINDOW } = props;
  const toRows = () => frame.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
  useHotkeys({
    '/': () => searchBox.current?.focus(),
    ...(onCreate && { n: onCreate }),
    j: () => toRows(),
  });
  const selecting = selection !== undefined && selection.count > 0;
  return (
    <div ref={frame} className="ui-list">
      {states && <Tabs {...states} label={t`States`} />}
      {selecting ? (
        <SelectionBar selection={selection} />
      ) : (
        (search || props.filters || props.actions) && (
          <div className="ui-list-bar">
            {search && (
              <SearchInput
                {...search}
                hotkey="/"
                inputRef={searchBox}
                onKeyDown={(event) => event.key === 'ArrowDown' && toRows()}
              />
            )}
            {props.filters}
            <div className="ui-list-bar-end">{props.actions}</div>
          </div>
        )
      )}
      {props.loading ? (
        <LoadingRows />
      ) : rows.length === 0 ? (
        props.empty
      ) : phone ? (
        <DataCards {...props} />
      ) : (
        <DataGrid {...props} height={height} />
      )}
      <span className="ui-hidden" role="status">
        {props.loading ? '' : t`${plural(rows.length, { one: '# row', other: '# rows' })}`}
      </span>
    </div>
  );
}

function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useLingui();
  return (
    <div className="ui-list-selection" role="toolbar" aria-label={t`Selected rows`}>
      <span role="status">{t`${plural(selection.count, { one: '# selected', other: '# selected' })}`}</span>
      {selection.actions}
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
