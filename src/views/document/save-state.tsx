import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Says whether what was written is saved, and saves it. */
export function SaveState({ isDirty, onSave }: { readonly isDirty: boolean; readonly onSave: () => void }) {
  const { t } = useLingui();
  if (isDirty)
    return (
      <Button icon="check" data-testid="save" onClick={onSave}>
        {t`Save`}
      </Button>
    );
  return (
    <span className="ui-soft" role="status">
      <Icon name="cloudCheck" /> <Trans>Saved</Trans>
    </span>
  );
}
