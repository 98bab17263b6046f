import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { useFormat } from './use-format.ts';

export interface PagerFootProps {
  /** Index of the first row in sight. */
  readonly first: number;
  /** Rows per page. */
  readonly page: number;
  readonly total: number;
  readonly onGo: (index: number) => void;
}

/** Which rows are in sight, and buttons to the first, previous, next and last page. */
export function PagerFoot({ first, page, total, onGo }: PagerFootProps) {
  const { t } = useLingui();
  const format = useFormat();
  const last = Math.min(total, first + page);
  const atStart = first <= 0;
  const atEnd = last >= total;
  const from = format.count(total === 0 ? 0 : first + 1);
  const to = format.count(last);
  const all = format.count(total);
  return (
    <div className="ui-list-foot ui-no-print">
      <span>
        <Trans>
          {from}–{to} of {all}
        </Trans>
      </span>
      <Button size="sm" variant="quiet" icon="first" label={t`First page`} disabled={atStart} onClick={() => onGo(0)} />
      <Button
        size="sm"
        variant="quiet"
        icon="chevronLeft"
        label={t`Previous page`}
        disabled={atStart}
        onClick={() => onGo(Math.max(0, first - page))}
      />
      <Button
        size="sm"
        variant="quiet"
        icon="chevronRight"
        label={t`Next page`}
        disabled={atEnd}
        onClick={() => onGo(Math.min(total - 1, first + page))}
      />
      <Button size="sm" variant="quiet" icon="last" label={t`Last page`} disabled={atEnd} onClick={() => onGo(total - 1)} />
    </div>
  );
}
