import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { UNKNOWN_ITEMS } from './unknown-item-paths.ts';
import { UnknownItemOverview } from './unknown-item-overview.tsx';
import { unknownItemWords } from './unknown-item.look.ts';
import { useItemName } from './use-item-name.ts';

interface PageProps {
  readonly row: UnknownItemRow;
}

/** Something that came and that nobody knows: what is known of it, and what became of it. */
export function UnknownItemPage({ row }: PageProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useItemName();
  const supplier = useRow('supplier', row.supplier);
  const [asking, setAsking] = useState<'match' | 'sendBack' | 'update' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <DocumentPage
        words={unknownItemWords}
        row={row}
        title={nameOf(row)}
        subtitle={supplier?.name ?? t`Without a supplier`}
        back={{ label: i18n._(unknownItemWords.many), to: paths.to(UNKNOWN_ITEMS) }}
        watches={['goodsReceipt', 'product']}
        overrides={{
          match: () => setAsking('match'),
          sendBack: () => setAsking('sendBack'),
          update: () => setAsking('update'),
        }}
        tabs={[{ id: 'overview', label: t`Overview`, content: <UnknownItemOverview row={row} /> }]}
      />
      {asking === 'match' && <MatchDialog row={row} onClose={close} />}
      {asking === 'sendBack' && <SendBackDialog row={row} onClose={close} />}
      {asking === 'update' && <Describing row={row} onClose={close} />}
    </>
  );
}

function Describing({ row, onClose }: PageProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const propose = usePropose();
  const { id: document, version } = row;
  return (
    <DescribeDialog
      title={t`What is known of it`}
      label={t`Save`}
      testId="give-update"
      before={row}
      onClose={onClose}
      onGive={({ code, quantity, note }) => {
        const data = { code, quantity, note };
        return propose({ kind: 'unknownItem', document, type: 'update', data, version }, { quiet: true });
      }}
    />
  );
}
