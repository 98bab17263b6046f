import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { twoScansFrom } from './movement-paths.ts';

/** Begins to move all that lies in a place: where it goes is scanned. */
export function MoveAllButton({ location }: { readonly location: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const refusal = useCreationRefusal('movement');
  if (refusal || !model.may('movement.work')) return null;
  return (
    <Button size="sm" icon="scan" data-testid="move-all" to={paths.to(twoScansFrom(location))}>
      {t`Move all`}
    </Button>
  );
}
