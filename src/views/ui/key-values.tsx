import { Fragment, type ReactNode } from 'react';

export interface KeyValue {
  readonly id: string;
  readonly label: string;
  /** Missing values are shown as a dash. */
  readonly value: ReactNode;
}

/** Properties as names and values. */
export function KeyValues({ items, columns = 1 }: { items: readonly KeyValue[]; columns?: 1 | 2 }) {
  return (
    <dl className="ui-kv" data-columns={columns}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <dt>{item.label}</dt>
          <dd>{isAbsent(item.value) ? <span className="ui-faint">–</span> : item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function isAbsent(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}
