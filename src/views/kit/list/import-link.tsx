import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { targetOfList } from '#model/areas/integrations/data-import/target-of-list.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '../document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';

/** Leads to where files come in, for who may import them into this list; nothing for other lists. [LI26] */
export const ImportLink = memo(function ImportLink({ list }: { readonly list: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const mayImport = useModel().may('dataImport.create');
  const target = targetOfList(list);
  if (target === undefined || !mayImport) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="upload"
      to={paths.to(`/apps/integrations/import?target=${target}`)}
      data-testid="import-into-list"
    >
      {t`Import`}
    </Button>
  );
});
