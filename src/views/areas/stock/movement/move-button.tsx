import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { newMovementPath } from './movement-paths.ts';

interface MoveButtonProps {
  readonly warehouse: string;
  readonly product?: string | undefined;
  readonly location?: string | undefined;
  readonly lot?: string | undefined;
  readonly size?: 'md' | 'sm';
}

/** Begins a movement of what lies there. */
export function MoveButton({ warehouse, product, location, lot, size = 'sm' }: MoveButtonProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const refused = useRefused('movement');
  const refusal = useCreationRefusal('movement');
  if (!model.may('movement.view')) return null;
  const begun = {
    warehouse,
    ...(product === undefined ? {} : { product }),
    ...(location === undefined ? {} : { from: location }),
    ...(lot === undefined ? {} : { lot }),
  };
  return (
    <Button
      size={size}
      icon="arrowsExchange"
      data-testid="move-goods"
      to={paths.to(newMovementPath(begun))}
      {...refused(refusal)}
    >
      {t`Move`}
    </Button>
  );
}
