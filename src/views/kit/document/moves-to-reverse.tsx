import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useDocumentName } from './document-name.ts';
import { useModel } from './model-context.tsx';
import { usePlaceName } from './place-name.ts';
import { readLedger } from './read-ledger.ts';

/** The stock moves that reversing a document would create: each of its own, in the opposite direction. */
export function MovesToReverse({ document }: { readonly document: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const placeName = usePlaceName();
  const nameOf = useDocumentName();
  const moves = useAsync(document, () => readLedger(model, { document }, 1));
  if (moves.status === 'loading') return <Skeleton height="3rem" />;
  if (moves.status === 'failed')
    return (
      <Notice tone="warning">
        <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  if (moves.value.lines.length === 0) return null;
  return (
    <div>
      <p className="ui-soft">
        <Trans>These goods move back:</Trans>
      </p>
      <ul className="document-moves" aria-label={t`Moves`}>
        {moves.value.lines.map(({ seq, index, product, quantity, from, to }) => (
          <li key={`${seq}.${index}`}>
            <strong className="ui-number">{format.quantity(quantity)}</strong> {nameOf('product', product)}
            <span className="ui-faint">
              {' '}
              {placeName(to)} → {placeName(from)}
            </span>
          </li>
        ))}
      </ul>
      {moves.value.hasMore && (
        <p className="ui-faint">
          <Trans>and more</Trans>
        </p>
      )}
    </div>
  );
}
