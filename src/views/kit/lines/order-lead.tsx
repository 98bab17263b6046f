import type { ReactNode } from 'react';
import { Panel, type PanelProps } from '#views/ui/panel.tsx';

interface OrderLeadProps extends Pick<PanelProps, 'title' | 'tour'> {
  /** What holds unless it is changed below the lines. */
  readonly facts: readonly string[];
  /** Whom the order is with, and what else is needed before its lines. */
  readonly children: ReactNode;
}

/** What comes before the lines of an order: as little as there has to be, so that they are next and in sight. [DP60] */
export function OrderLead({ facts, children, ...panel }: OrderLeadProps) {
  return (
    <Panel {...panel}>
      <div className="ui-fields">{children}</div>
      <p className="ui-field-hint">{facts.join(' · ')}</p>
    </Panel>
  );
}
