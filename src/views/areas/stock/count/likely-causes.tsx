import { useLingui } from '@lingui/react/macro';
import { likelyCauses, type LikelyCause } from '#model/areas/stock/count/count.causes.ts';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { CountButton } from './count-button.tsx';

interface LikelyCausesProps {
  readonly row: CountRow;
  readonly lines: readonly CountLine[];
}

const FEW = 5;

/** What may be behind differences, each with the place where it can be mended. [CN10] */
export function LikelyCauses({ row, lines }: LikelyCausesProps) {
  const { t } = useLingui();
  const model = useModel();
  const { sku } = useLineWords();
  const causes = useQuery<readonly { line: CountLine; causes: readonly LikelyCause[] }[]>(
    ['count', 'balance', 'goodsReceipt'],
    lines.map(({ id }) => id).join(),
    ({ replica: { view } }) =>
      lines.slice(0, FEW).map((line) => ({ line, causes: likelyCauses(view, row, line) })),
    [],
  );
  const found = causes.filter((one) => one.causes.length > 0);
  if (!model.may(SEE_EXPECTED) || found.length === 0) return null;
  return (
    <section className="ui-stack" data-testid="likely-causes">
      <h3>{t`What may be behind it`}</h3>
      <ul>
        {found.flatMap(({ line, causes: of }) =>
          of.map((cause, index) => (
            <li key={`${line.id}-${index}`}>
              <strong>{sku(line)}</strong> <Cause cause={cause} line={line} row={row} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

interface CauseProps {
  readonly cause: LikelyCause;
  readonly line: CountLine;
  readonly row: CountRow;
}

/** One sentence, with a link to the place or the document. */
function Cause({ cause, line, row }: CauseProps) {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  switch (cause.by) {
    case 'otherBin': {
      const many = quantity(line, Math.abs(cause.quantity));
      return (
        <>
          <DocumentLink kind="location" id={cause.location} />{' '}
          {cause.quantity > 0 ? t`has ${many} too many` : t`has ${many} too few`}
        </>
      );
    }
    case 'nextBin': {
      const many = quantity(line, cause.onHand);
      return (
        <>
          <DocumentLink kind="location" id={cause.location} /> {t`nearby has ${many} by the books`}{' '}
          <CountButton warehouse={row.warehouse} location={cause.location} />
        </>
      );
    }
    case 'receipt': {
      const many = quantity(line, cause.quantity);
      return (
        <>
          <DocumentLink kind="goodsReceipt" id={cause.receipt} /> {t`with ${many} is not posted`}
        </>
      );
    }
    case 'packaging':
      return <>{t`counted in ${cause.unit} instead of its stock unit, or the other way round`}</>;
  }
}
