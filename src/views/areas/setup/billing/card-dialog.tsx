import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#views/navigation/use-account.ts';
import { sandboxCardWords } from './sandbox-card.messages.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface CardDialogProps {
  readonly setup: { readonly id: string; readonly methods: readonly string[] };
  readonly onClose: () => void;
}

/** Test cards of the sandbox, labelled as such. */
export function CardDialog({ setup, onClose }: CardDialogProps) {
  const { t, i18n } = useLingui();
  const { payments } = useAccount();
  const [method, setMethod] = useState(setup.methods[0] ?? null);
  const [isRefused, setRefused] = useState(false);
  const cards = setup.methods.map((id) => {
    const words = sandboxCardWords[id];
    return { value: id, label: words ? i18n._(words) : id };
  });
  const give = async (): Promise<void> => {
    try {
      await payments.attach(setup.id, method);
      onClose();
    } catch {
      setRefused(true);
    }
  };
  return (
    <GiveDialog title={t`Card`} label={t`Use this card`} onClose={onClose} onGive={() => void give()}>
      <div className="ui-stack">
        <Notice tone="warning" title={t`Test payments`}>
          <Trans>This server has no payment provider. The cards are made up, and no money moves.</Trans>
        </Notice>
        {isRefused && <Notice tone="danger">{t`The card was not accepted. Choose another one.`}</Notice>}
        <ChoiceCards label={t`Card`} name="method" value={method} options={cards} onChange={setMethod} />
      </div>
    </GiveDialog>
  );
}
