import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { isOnTheWay, isReserved, isReturning } from '#model/areas/stock/movement/movement.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { pathOf } from '../movement-paths.ts';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import { Button } from '#views/ui/button.tsx';

/** The address at which a movement is worked on in full screen. */
export const scanPath = (movement: string): string => `${pathOf(movement)}?${SCANNING}=yes`;

/** Leads to moving with a phone or a scanner, while there is something to move. */
export function ScanMovementButton({ row }: { readonly row: MovementRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const isUnderWay = isReserved(row) || (isOnTheWay(row) && !isReturning(row));
  if (!isUnderWay || !model.may('movement.work')) return null;
  return (
    <Button icon="scan" data-testid="scan-movement" to={paths.to(scanPath(row.id))}>
      {t`Scan`}
    </Button>
  );
}
