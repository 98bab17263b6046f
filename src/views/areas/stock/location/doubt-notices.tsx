import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';
import { AdjustButton } from '../adjustment/adjust-button.tsx';
import { CountButton } from '../count/count-button.tsx';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useQuery, useRow } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { locationWords } from './location.look.ts';

type Doubted = BalanceRow & { readonly doubted: string };

interface DoubtNoticesProps {
  /** The stock of a product in all bins, or of all products in a location. */
  readonly of: { readonly product: string } | { readonly location: string };
}

/** Where picks missed goods and nobody has looked since, each with the way to say that they are there. [ST12] */
export function DoubtNotices({ of }: DoubtNoticesProps) {
  const rows = useQuery(['balance'], JSON.stringify(of), (model) => doubtedIn(model, of), []);
  return rows.map((row) => <DoubtNotice key={row.id} row={row} />);
}

function doubtedIn({ replica: { view } }: CompanyModel, of: DoubtNoticesProps['of']): readonly Doubted[] {
  const rows =
    'product' in of ? view.by('balance', 'product', of.product) : view.by('balance', 'location', of.location);
  return rows.flatMap((row) => (row.doubted === undefined ? [] : [{ ...row, doubted: row.doubted }]));
}

/** What is there is not what the books say: the bin is counted, or what is missing taken off. */
function Mend({ row: { warehouse, product, location, lot } }: { readonly row: Doubted }) {
  if (warehouse === null) return null;
  return (
    <>
      <CountButton warehouse={warehouse} location={location} cause="shortPick" />
      <AdjustButton size="sm" {...{ warehouse, product, location, ...ofLot(lot) }} />
    </>
  );
}

function DoubtNotice({ row }: { readonly row: Doubted }) {
  const { t, i18n } = useLingui();
  const sayQuantity = useQuantity();
  const refused = useRefused('location');
  const propose = usePropose();
  const refusal = useVerdict('location', row.location, 'check', ['balance']);
  const product = useRow('product', row.product);
  const bin = useRow('location', row.location)?.code ?? '';
  const sku = product?.sku ?? '';
  const onHand = sayQuantity(row.onHand, product);
  const said = locationWords.commands['check'];
  const check = { kind: 'location', document: row.location, type: 'check', data: { product: row.product } };
  return (
    <Notice
      tone="warning"
      title={t`${sku} in ${bin}: some was missing`}
      actions={
        <>
          <Button
            size="sm"
            icon="eye"
            data-testid={`check-${row.product}`}
            {...refused(refusal)}
            onClick={() => void propose(check)}
          >
            {said && i18n._(said.label)}
          </Button>
          <Mend row={row} />
        </>
      }
    >
      <Trans>
        Reported on <DocumentLink kind="pick" id={row.doubted} />. By the books there are {onHand}. Nothing of
        it is promised or picked, nor what is put there, until somebody has looked.
      </Trans>
    </Notice>
  );
}
