import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { RowCheck } from './data-grid-row.tsx';
import type { Column, RowsProps } from './data-list-types.ts';
import { UiLink } from './ui-link.tsx';

/** The rows as cards, for phones: the page itself scrolls, only what is in sight exists. */
export function DataCards<Row>(props: RowsProps<Row>) {
  const { rows, rowId, label, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes here, no compiler runs
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 76,
    overscan: 8,
    scrollMargin: margin,
    getItemKey: (index) => (rows[index] === undefined ? index : rowId(rows[index])),
  });
  const drawn = virtual.getVirtualItems().flatMap((item) => {
    const row = rows[item.index];
    return row === undefined ? [] : [{ item, row }];
  });
  return (
    <ul ref={list} className="ui-cards" aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {drawn.map(({ item, row }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in the card is for the keyboard
        <li
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          aria-posinset={item.index + 1}
          aria-setsize={rows.length}
          className="ui-card-row"
          data-opens={onOpen !== undefined}
          data-row={rowId(row)}
          data-tour={item.index === 0 ? 'list-rows' : undefined}
          style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
          onClick={(event) => pressed(event, props, row)}
        >
          <Card {...props} row={row} />
        </li>
      ))}
    </ul>
  );
}

/** A press on a card opens it; on its box it selects it; beside a control only. */
function pressed<Row>(
  event: MouseEvent<HTMLElement>,
  { rowId, onOpen, selection }: RowsProps<Row>,
  row: Row,
) {
  const target = event.target as HTMLElement; // a click inside a card lands on an element
  if (target.closest('.ui-row-check') !== null) {
    if (target instanceof HTMLInputElement) selection?.onToggle(rowId(row), target.checked);
  } else if (!target.closest('a, button, input, label')) onOpen?.(row);
}

function Card<Row>({ columns, row, href, rowId, selection }: RowsProps<Row> & { row: Row }) {
  const { t } = useLingui();
  const placed = columns
    .filter((column) => column.hidden !== true)
    .map((column, index) => ({ column, place: column.card ?? (index === 0 ? 'title' : 'line') }));
  const at = (wanted: Column<Row>['card']) =>
    placed.filter(({ place }) => place === wanted).map(({ column }) => column);
  const title = at('title').map((column) => <span key={column.id}>{column.cell(row)} </span>);
  return (
    <>
      <div className="ui-card-top">
        {selection && <RowCheck checked={selection.has(rowId(row))} label={t`Select row`} />}
        <span className="ui-truncate">{href ? <UiLink to={href(row)}>{title}</UiLink> : title}</span>
        {at('aside').map((column) => (
          <span key={column.id}>{column.cell(row)}</span>
        ))}
      </div>
      {at('subtitle').map((column) => (
        <div key={column.id} className="ui-card-sub">
          {column.cell(row)}
        </div>
      ))}
      <dl className="ui-card-lines">
        {at('line').map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
