import { useId, type ReactNode } from 'react';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly foot?: ReactNode;
  /** No padding around the body: for tables and lists. */
  readonly flush?: boolean;
  /** The name that tours refer to. */
  readonly tour?: string;
  readonly children: ReactNode;
}

/** A bordered section with a heading, actions at its end, and a footer. */
export function Panel({ title, subtitle, actions, foot, flush = false, tour, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className="ui-panel"
      data-flush={flush}
      data-tour={tour}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className="ui-panel-head">
          <h2 id={id}>
            {title}
            {subtitle !== undefined && <p>{subtitle}</p>}
          </h2>
          {actions}
        </div>
      )}
      <div className="ui-panel-body">{children}</div>
      {foot !== undefined && foot !== false && <div className="ui-panel-foot">{foot}</div>}
    </section>
  );
}
