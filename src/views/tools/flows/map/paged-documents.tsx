import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import type { Pages } from '../figures/use-pages.ts';

interface PagedDocumentsProps<T> {
  readonly pages: Pages<T>;
  /** Shown if there are none. */
  readonly none: ReactNode;
  /** Renders a line of the list. */
  readonly children: (row: T) => ReactNode;
}

/** Documents, loaded page by page on request. */
export function PagedDocuments<T>({ pages, none, children }: PagedDocumentsProps<T>) {
  const { t } = useLingui();
  if (pages.status === 'loading' && pages.rows.length === 0) return <Skeleton height="12rem" />;
  return (
    <>
      {pages.status === 'ready' && pages.rows.length === 0 && <p className="ui-soft">{none}</p>}
      <ul className="flow-rows">{pages.rows.map(children)}</ul>
      {pages.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={pages.onRetry}>{t`Try again`}</Button>}>
          <Trans>Couldn't load the documents.</Trans>
        </Notice>
      )}
      {pages.onMore && (
        <Button onClick={pages.onMore} loading={pages.status === 'loading'}>{t`Show more`}</Button>
      )}
    </>
  );
}
