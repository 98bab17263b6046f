import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** The button back to the top. */
export function ScrollToTop({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <div className="ui-scroll-top ui-no-print">
      <Button
        variant="quiet"
        icon="arrowUp"
        label={t`Scroll to top`}
        data-testid="scroll-to-top"
        onClick={onPress}
      />
    </div>
  );
}
