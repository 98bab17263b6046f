import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { helpDesk } from '#views/kit/help/help-desk.ts';

/** Opens the help about the page beside it. */
export function HelpButton() {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      icon="help"
      label={t`Help`}
      aria-haspopup="dialog"
      data-testid="help-open"
      onClick={() => helpDesk.open({ tab: 'article' })}
    />
  );
}
