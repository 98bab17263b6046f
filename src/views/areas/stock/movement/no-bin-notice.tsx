import { Trans, useLingui } from '@lingui/react/macro';
import { placesIn } from '#model/areas/stock/movement/movement.places.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';

/** Says that a warehouse has no bin that goods could be put in, and leads to making one. [MO16] */
export function NoBinNotice({ warehouse }: { readonly warehouse: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const refused = useRefused('location');
  const refusal = useCreationRefusal('location');
  const hasBin = useQuery(
    ['location'],
    warehouse,
    ({ replica: { view } }) =>
      placesIn(view, warehouse).some(({ locationType }) => locationType === 'storage'),
    true,
  );
  if (hasBin) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button
          size="sm"
          icon="plus"
          data-testid="make-bin"
          to={paths.to('/apps/inventory/locations?id=new')}
          {...refused(refusal)}
        >
          {t`New location`}
        </Button>
      }
    >
      <Trans>This warehouse has no bin to put goods in.</Trans>
    </Notice>
  );
}
