import { memo } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { useLatest } from './use-latest.ts';
import { useFormat } from './use-format.ts';

export interface PagerFootProps {
  /** Index of the first visible row. */
  readonly first: number;
  /** Rows per page. */
  readonly page: number;
  readonly total: number;
  /** False while nobody knows the total. */
  readonly isCounted?: boolean | undefined;
  /** Whether the last row is visible. */
  readonly atEnd: boolean;
  readonly onGo: (index: number) => void;
}

/** The visible range of rows, and buttons for first, previous, next and last page if not all are visible. */
export const PagerFoot = memo(function PagerFoot(props: PagerFootProps) {
  const { first, page, total, isCounted = true, atEnd, onGo } = props;
  const { t } = useLingui();
  const format = useFormat();
  const atStart = first <= 0;
  const go = useLatest((step: PagerStep) => onGo(indexOf(step, { first, page, total })));
  if (atStart && atEnd)
    return (
      <div className="ui-list-foot ui-no-print">
        {isCounted && <span>{t`${plural(total, { one: '# row', other: '# rows' })}`}</span>}
      </div>
    );
  const from = format.count(total === 0 ? 0 : first + 1);
  const to = format.count(atEnd ? total : Math.min(total, first + page));
  const all = format.count(total);
  return (
    <div className="ui-list-foot ui-no-print">
      <span>
        {isCounted && (
          <Trans>
            {from}–{to} of {all}
          </Trans>
        )}
      </span>
      <PagerButtons atStart={atStart} atEnd={atEnd} onStep={go} />
    </div>
  );
});

type PagerStep = 'first' | 'previous' | 'next' | 'last';

function indexOf(
  step: PagerStep,
  { first, page, total }: Pick<PagerFootProps, 'first' | 'page' | 'total'>,
): number {
  switch (step) {
    case 'first':
      return 0;
    case 'previous':
      return Math.max(0, first - page);
    case 'next':
      return Math.min(total - 1, first + page);
    case 'last':
      return total - 1;
    default:
      return step satisfies never;
  }
}

interface PagerButtonsProps {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly onStep: (step: PagerStep) => void;
}

/** Re-rendered only when a button is enabled or disabled: the numbers next to them change with every row. */
const PagerButtons = memo(function PagerButtons({ atStart, atEnd, onStep }: PagerButtonsProps) {
  const { t } = useLingui();
  const steps = [
    { step: 'first', icon: 'first', label: t`First page`, off: atStart },
    { step: 'previous', icon: 'chevronLeft', label: t`Previous page`, off: atStart },
    { step: 'next', icon: 'chevronRight', label: t`Next page`, off: atEnd },
    { step: 'last', icon: 'last', label: t`Last page`, off: atEnd },
  ] as const;
  return steps.map(({ step, icon, label, off }) => (
    <Button
      key={step}
      size="sm"
      variant="quiet"
      icon={icon}
      label={label}
      disabled={off}
      onClick={() => onStep(step)}
    />
  ));
});
