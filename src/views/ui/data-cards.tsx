import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Column, RowsBeyond, RowsProps } from './data-list-types.ts';
import { indexAt, pressRow, rowActs, useRegisterRowKeys } from './row-acts.ts';
import { RowCheck, RowLink } from './row-parts.tsx';
import { Skeleton } from './skeleton.tsx';
import { useReach } from './use-reach.ts';
import { useRowCursor, type RowCursor } from './use-row-cursor.ts';

/** How close to its end the list fetches more. */
const AHEAD = 30;

interface CardsProps<Row> extends RowsProps<Row> {
  readonly beyond?: RowsBeyond | undefined;
  readonly question?: string | undefined;
}

/** The rows as cards, for phones: the page itself scrolls, only visible cards are rendered; same keys as rows. */
export function DataCards<Row>(props: CardsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const virtual = useCards(list, props);
  const focusSoon = useFocusedCard(list);
  const items = virtual.getVirtualItems();
  useRegisterRowKeys(props);
  const cursor = useRowCursor({
    count: props.rows.length,
    page: Math.max(1, items.length - 2 * SPARE),
    question: props.question,
    onMove: (index) => {
      virtual.scrollToIndex(index);
      focusSoon(index);
    },
    ...rowActs(props),
  });
  const tabStop = tabStopAmong(items, virtual.scrollOffset ?? 0, cursor.active);
  return (
    <>
      <CardTotals columns={props.columns} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cards' links are heard here, once for all */}
      <ul
        ref={list}
        className="ui-cards"
        aria-label={props.label}
        tabIndex={-1}
        data-rows
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) =>
          event.target === event.currentTarget ? focusSoon(tabStop) : follow(event, cursor)
        }
        onClick={(event) => pressRow(event, props, cursor)}
      >
        <Drawn {...props} items={items} virtual={virtual} tabStop={tabStop} />
      </ul>
      {props.beyond && <Skeleton height="4.75rem" />}
    </>
  );
}

/** The keyboard's card if it is there, else the first in sight. */
function tabStopAmong(items: readonly VirtualItem[], top: number, active: number): number {
  const first = items.find(({ end }) => end > top)?.index ?? 0;
  return items.some(({ index }) => index === active) ? active : first;
}

/** Fetches more when the last cards come near. */
function useNext<Row>(
  { beyond, rows }: Pick<CardsProps<Row>, 'beyond' | 'rows'>,
  items: readonly VirtualItem[],
): void {
  const last = items.at(-1)?.index ?? 0;
  const isFromEnd = beyond?.isBefore === true;
  // Cards are read from the beginning: a grid that became cards may show the end.
  useReach(
    isFromEnd || last + AHEAD >= rows.length,
    rows.length,
    isFromEnd ? beyond.onTurn : beyond?.onReach,
  );
}

/** Sums over all rows, shown before the first card: after the last one nobody would find them. */
function CardTotals<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const summed = columns.filter(({ total }) => total !== undefined);
  if (summed.length === 0) return null;
  return (
    <dl className="ui-card-lines ui-card-totals">
      {summed.map(({ id, header, align, total }) => (
        <div key={id}>
          {/* A text total labels the figures. */}
          <dt>{align === 'end' ? header : null}</dt>
          <dd>{total}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DrawnProps<Row> extends RowsProps<Row> {
  readonly items: readonly VirtualItem[];
  readonly virtual: ReturnType<typeof useCards>;
  /** Index of the card reached with Tab. */
  readonly tabStop: number;
}

function Drawn<Row>({ items, virtual, tabStop, ...props }: DrawnProps<Row>) {
  const { rows, rowId, onOpen, pending } = props;
  return items.map((item) => {
    const row = rows[item.index];
    if (row === undefined) return null;
    return (
      <li
        key={item.key}
        ref={virtual.measureElement}
        tabIndex={-1}
        data-index={item.index}
        aria-posinset={item.index + 1}
        aria-setsize={rows.length}
        className="ui-card-row"
        data-opens={onOpen !== undefined}
        data-pending={pending?.(row) === true}
        data-row={rowId(row)}
        data-tour={item.index === 0 ? 'list-rows' : undefined}
        style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
      >
        <Card {...props} row={row} tabIndex={item.index === tabStop ? 0 : -1} />
      </li>
    );
  });
}

/** The keyboard's card is the one with the focus. */
function follow(event: { readonly target: EventTarget }, cursor: RowCursor): void {
  const index = indexAt(event);
  if (index !== undefined && index !== cursor.active) cursor.setActive(index);
}

/** Cards rendered beyond either edge. */
const SPARE = 8;

/** Pixels at the top of the window that the navbar may cover. */
const NAVBAR = 64;

/** Card heights by list, saved when it is left: restores the scroll position on return. */
const heights = new Map<string, VirtualItem[]>();

function useCards<Row>(
  list: RefObject<HTMLUListElement | null>,
  { rows, rowId, label, beyond }: CardsProps<Row>,
) {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [list]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes here, no compiler runs
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 76,
    overscan: SPARE,
    scrollMargin: margin,
    scrollPaddingStart: NAVBAR,
    initialMeasurementsCache: heights.get(label) ?? [],
    getItemKey: (index) => (rows[index] === undefined ? index : rowId(rows[index])),
  });
  useEffect(() => () => void heights.set(label, virtual.takeSnapshot()), [label, virtual]);
  useNext({ rows, beyond }, virtual.getVirtualItems());
  return virtual;
}

/** Focuses a card once it is rendered: its link, or itself if it has none. */
function useFocusedCard(list: RefObject<HTMLUListElement | null>): (index: number) => void {
  const wanted = useRef<number | null>(null);
  const look = (): void => {
    const card =
      wanted.current === null
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!card) return;
    wanted.current = null;
    (card.querySelector<HTMLElement>('a') ?? card).focus({ preventScroll: true });
  };
  useLayoutEffect(look);
  return (index) => {
    wanted.current = index;
    look();
  };
}

interface CardProps<Row> extends RowsProps<Row> {
  readonly row: Row;
  readonly tabIndex: 0 | -1;
}

function Card<Row>(props: CardProps<Row>) {
  const { columns, row } = props;
  const placed = columns
    .filter((column) => column.hidden !== true)
    .map((column, index) => ({ column, place: column.card ?? (index === 0 ? 'title' : 'line') }));
  const at = (wanted: Column<Row>['card']) =>
    placed.filter(({ place }) => place === wanted).map(({ column }) => column);
  return (
    <>
      <div className="ui-card-top">
        <CardTitle {...props} columns={at('title')} />
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
      {at('action').map((column) => (
        <div key={column.id} className="ui-card-action">
          {column.cell(row)}
        </div>
      ))}
    </>
  );
}

function CardTitle<Row>({ columns, row, href, rowId, selection, onOpen, tabIndex }: CardProps<Row>) {
  const { t } = useLingui();
  const title = columns.map((column) => <span key={column.id}>{column.cell(row)} </span>);
  return (
    <>
      {selection && <RowCheck checked={selection.has(rowId(row))} label={t`Select row`} />}
      <span className="ui-truncate">
        {href ? (
          <RowLink href={href(row)} opens={onOpen !== undefined} tabIndex={tabIndex}>
            {title}
          </RowLink>
        ) : (
          title
        )}
      </span>
    </>
  );
}
