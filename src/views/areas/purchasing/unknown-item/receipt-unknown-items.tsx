import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isParked } from '#model/areas/purchasing/unknown-item/unknown-item.kind.ts';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { ScanPhotos } from '#views/kit/scan-mode/scan-photos.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { unknownItemPath } from './unknown-item-paths.ts';
import { unknownItemWords } from './unknown-item.look.ts';
import { useItemName } from './use-item-name.ts';
import { usePark } from './use-park.ts';

/** What was set aside of a receipt. */
const useItemsOf = (receipt: string): readonly UnknownItemRow[] =>
  useRows('unknownItem').filter((row) => row.receipt === receipt);

/** The tab of what came with a receipt and nobody knows; none for who may not see it. [UKI7] */
export function useUnknownItemsTab(receipt: string): readonly DocumentTab[] {
  const { t } = useLingui();
  const waiting = useItemsOf(receipt).filter(isParked).length;
  if (!useModel().may('unknownItem.view')) return [];
  return [
    {
      id: 'unknown',
      label: t`Set aside`,
      ...(waiting > 0 && { count: waiting }),
      content: <ReceiptUnknownItems receipt={receipt} />,
    },
  ];
}

function ReceiptUnknownItems({ receipt }: { readonly receipt: string }) {
  const { t } = useLingui();
  const items = useItemsOf(receipt);
  const mayPark = useModel().may('unknownItem.park');
  const transfers = useUploads('goodsReceipt', receipt, { resumes: false });
  const park = usePark(receipt, transfers);
  const [isParking, setParking] = useState(false);
  const columns = useColumns();
  return (
    <div className="ui-stack">
      {items.length === 0 ? (
        <EmptyState icon="box" title={t`Nothing is set aside`}>
          {t`What comes and nobody knows is set aside with what its label says. The receipt is posted without it.`}
        </EmptyState>
      ) : (
        <LineList title={t`Set aside`} lines={items} columns={columns} />
      )}
      <ScanPhotos transfers={transfers} />
      {mayPark && (
        <div>
          <Button size="sm" icon="plus" data-testid="park" onClick={() => setParking(true)}>
            {t`Set aside something unknown`}
          </Button>
        </div>
      )}
      {isParking && (
        <DescribeDialog
          title={t`Set aside something unknown`}
          label={t`Set aside`}
          testId="give-park"
          takesPhotos
          onClose={() => setParking(false)}
          onGive={({ quantity, ...item }) => park({ ...item, quantity: quantity ?? 0 })}
        />
      )}
    </div>
  );
}

function useColumns(): readonly LineColumn<UnknownItemRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const nameOf = useItemName();
  return [
    {
      id: 'code',
      header: t`Label`,
      wide: true,
      text: nameOf,
      render: (row) => <UiLink to={paths.to(unknownItemPath(row.id))}>{nameOf(row)}</UiLink>,
    },
    {
      id: 'quantity',
      header: t`Quantity`,
      width: '7rem',
      align: 'end',
      text: ({ quantity }) => format.quantity(quantity),
    },
    { id: 'note', header: t`Note`, width: '14rem', text: ({ note }) => note },
    {
      id: 'state',
      header: t`State`,
      width: '10rem',
      text: () => '',
      render: (row) => <StateBadges words={unknownItemWords} state={row.state} />,
    },
  ];
}
