import { useLingui } from '@lingui/react/macro';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

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
    <span role="status">
      <Badge icon="cloudCheck">{t`Saved`}</Badge>
    </span>
  );
}
