import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { isReleased } from '#model/areas/stock/assembly/assembly.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useWarehouseName } from '#views/kit/document/place-name.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Button } from '#views/ui/button.tsx';
import { AssemblyOverview } from './assembly-overview.tsx';
import { ASSEMBLIES, scanPath } from './assembly-paths.ts';
import { useAssemblyTitle } from './assembly-title.ts';
import { assemblyWords } from './assembly.look.ts';
import { modeWords } from './assembly.messages.ts';
import { useBuildLabel } from './build-label.ts';
import { BuildDialog } from './build-dialog.tsx';

/** Tables whose changes may enable or disable what can be done with an assembly. */
export const assemblyWatches = [
  'balance',
  'availability',
  'reservation',
  'product',
  'location',
  'warehouse',
  'company',
] as const;

/** One assembly, until all of it is built. */
export function AssemblyPage({ row }: { readonly row: AssemblyRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useAssemblyTitle()(row);
  const [isBuilding, setBuilding] = useState(false);
  const build = (): void => setBuilding(true);
  return (
    <>
      <DocumentPage
        words={assemblyWords}
        row={row}
        title={title}
        subtitle={<AssemblySummary row={row} />}
        back={{ label: i18n._(assemblyWords.many), to: paths.to(ASSEMBLIES) }}
        watches={assemblyWatches}
        overrides={{
          update: () => paths.go(`${ASSEMBLIES}/edit/${row.id}`),
          build,
        }}
        primary={
          row.mode === 'unbuild' && isReleased(row) ? <TakeApart row={row} onPress={build} /> : undefined
        }
        actions={<ScanButton row={row} />}
        tabs={[{ id: 'components', label: t`Components`, content: <AssemblyOverview row={row} /> }]}
        hasStockEffect
      />
      {isBuilding && <BuildDialog row={row} onClose={() => setBuilding(false)} />}
    </>
  );
}

/** What is done with how many, and where. */
export function AssemblySummary({ row }: { readonly row: AssemblyRow }) {
  const { i18n } = useLingui();
  const words = useLineWords();
  const nameOf = useWarehouseName();
  return (
    <>{`${i18n._(modeWords[row.mode])} · ${words.quantity(row, row.quantity)} ${words.sku(row)} · ${nameOf(row.warehouse)}`}</>
  );
}

interface TakeApartProps {
  readonly row: AssemblyRow;
  readonly onPress: () => void;
}

/** What building is called where bundles are taken apart. */
function TakeApart({ row, onPress }: TakeApartProps) {
  const label = useBuildLabel(row.mode);
  const refused = useRefused('assembly');
  const refusal = useVerdict('assembly', row.id, 'build', assemblyWatches);
  return (
    <Button
      variant="primary"
      icon="assembly"
      data-testid="take-apart"
      onClick={onPress}
      {...refused(refusal)}
    >
      {label}
    </Button>
  );
}

/** Leads to building with a phone or a scanner, while there is something to build. */
function ScanButton({ row }: { readonly row: AssemblyRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  if (!isReleased(row) || !model.may('assembly.build')) return null;
  return (
    <Button icon="scan" data-testid="scan-assembly" to={paths.to(scanPath(row.id))}>
      {t`Scan`}
    </Button>
  );
}
