import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { useFormat } from './use-format.ts';

export interface PagerFootProps {
  /** Index of the first row in sight. */
  readonly first: number;
  /** Rows per page. */
  readonly page: number;
  readonly total: number;
  /** Whether the last row is in sight. */
  readonly atEnd: boolean;
  readonly onGo: (index: number) => void;
}

/** Which rows are in sight, and buttons to the first, previous, next and last page where they are not all. */
export function PagerFoot({ first, page, total, atEnd, onGo }: PagerFootProps) {
  const { t } = useLingui();
  const format = useFormat();
  const atStart = first <= 0;
  if (atStart && atEnd)
    return (
      <div className="ui-list-foot ui-no-print">
        <span>{t`${plural(total, { one: '# row', other: '# rows' })}`}</span>
      </div>
    );
  const from = format.count(total === 0 ? 0 : first + 1);
  const to = format.count(atEnd ? total : Math.min(total, first + page));
  const all = format.count(total);
  const steps = [
    { icon: 'first', label: t`First page`, off: atStart, index: 0 },
    { icon: 'chevronLeft', label: t`Previous page`, off: atStart, index: Math.max(0, first - page) },
    { icon: 'chevronRight', label: t`Next page`, off: atEnd, index: Math.min(total - 1, first + page) },
    { icon: 'last', label: t`Last page`, off: atEnd, index: total - 1 },
  ] as const;
  return (
    <div className="ui-list-foot ui-no-print">
      <span>
        <Trans>
          {from}–{to} of {all}
        </Trans>
      </span>
      {steps.map(({ icon, label, off, index }) => (
        <Button
          key={icon}
          size="sm"
          variant="quiet"
          icon={icon}
          label={label}
          disabled={off}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  );
}
