import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { BILLS } from './bill-paths.ts';

/** Leads to how bills are judged, for who may see the company's settings. */
export function BillSettingsLink() {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('company.view')) return null;
  return (
    <Button icon="settings" to={paths.to(`${BILLS}/settings`)}>
      {t`Settings`}
    </Button>
  );
}
