import { useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReserveDraft } from '#model/engine/document-type.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useDocumentName } from './document-name.ts';
import { useModel } from './model-context.tsx';
import { useQuantity } from './use-quantity.ts';

type Lost = readonly ReserveDraft[];

/** The promises that an act would release, as far as this device can tell. */
export function useLostPromises(): (of: (view: Reader) => Lost) => Lost {
  const { replica } = useModel();
  return (of) => ifKnown(() => of(replica.view), []);
}

/** Names each promise: the order and how much of it. */
export function usePromiseNames(): (lost: Lost) => readonly string[] {
  const { replica } = useModel();
  const nameOf = useDocumentName();
  const sayQuantity = useQuantity();
  return useCallback(
    (lost) =>
      lost.map(({ kind, document, product, quantity }) => {
        const row = replica.view.get('product', product);
        return `${nameOf(kind, document)}: ${sayQuantity(-quantity, row)} ${row?.sku ?? ''}`;
      }),
    [replica, nameOf, sayQuantity],
  );
}

/** Which orders lose their promise, before it happens. [DP36] */
export function LostPromises({ lost }: { readonly lost: Lost }) {
  const { t } = useLingui();
  const names = usePromiseNames()(lost);
  if (names.length === 0)
    return (
      <p className="ui-soft">
        <Trans>No order loses its promise.</Trans>
      </p>
    );
  return (
    <Notice tone="warning" title={t`These orders lose their promise`}>
      <ul aria-label={t`These orders lose their promise`} data-testid="lost-promises">
        {names.map((name, at) => (
          <li key={lost[at]?.line}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
