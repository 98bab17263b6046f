import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { CountScan } from './scan/count-scan.tsx';
import { ScanCountButton } from './scan/scan-count-button.tsx';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { BinList } from './bin-list.tsx';
import { CountOverview } from './count-overview.tsx';
import { CountSheet } from './count-sheet.tsx';
import { countWords } from './count.look.ts';
import { ExplainDialog } from './explain-dialog.tsx';
import { ParkedList } from './parked-list.tsx';
import { RecountDialog } from './recount-dialog.tsx';
import { useScopeName } from './use-scope-name.ts';

/** Tables whose changes may change what can be done with a count. */
const watches = ['balance', 'countedBin', 'location', 'company', 'valuation'] as const;

type Asked = 'explain' | 'recount' | null;

/** One stock count: at the desk, or in full screen where it is counted with a phone or a scanner. */
export function CountPage({ row }: { readonly row: CountRow }) {
  const [query] = useAddress();
  return query[SCANNING] === undefined ? <CountDesk row={row} /> : <CountScan row={row} />;
}

/** What was found, bin by bin, and how it stands against the books. */
function CountDesk({ row }: { readonly row: CountRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const [asked, setAsked] = useState<Asked>(null);
  const close = (): void => setAsked(null);
  const parked = row.parked.filter(({ resolved }) => !resolved).length;
  return (
    <>
      <DocumentPage
        words={countWords}
        row={row}
        title={row.number ?? t`New count`}
        subtitle={<Subtitle row={row} />}
        back={{ label: t`Counting`, to: paths.to('/apps/inventory/counting') }}
        watches={watches}
        overrides={{ explain: () => setAsked('explain'), recount: () => setAsked('recount') }}
        actions={<ScanCountButton row={row} />}
        hasStockEffect
        tabs={[
          { id: 'lines', label: t`Lines`, content: <CountSheet row={row} /> },
          { id: 'bins', label: t`Bins`, content: <BinList row={row} /> },
          {
            id: 'parked',
            label: parked > 0 ? t`Set aside (${format.count(parked)})` : t`Set aside`,
            content: <ParkedList row={row} />,
          },
          { id: 'about', label: t`Details`, content: <CountOverview row={row} /> },
        ]}
      />
      {asked === 'explain' && <ExplainDialog row={row} onClose={close} />}
      {asked === 'recount' && <RecountDialog row={row} onClose={close} />}
    </>
  );
}

function Subtitle({ row }: { readonly row: CountRow }) {
  const scopeName = useScopeName();
  const warehouse = useRow('warehouse', row.warehouse);
  return (
    <>
      {scopeName(row)}
      {warehouse && ` · ${warehouse.name}`}
    </>
  );
}
