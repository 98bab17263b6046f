import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '#model/areas/setup/subscription/subscription.facts.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { CardDialog } from './card-dialog.tsx';
import { useReturnedSetup } from './use-returned-setup.ts';

type Setup = Awaited<ReturnType<ReturnType<typeof useAccount>['payments']['setUp']>>;

/** The card that is charged; a new one is given through the payment provider. */
export function CardPanel({ card }: { readonly card: Card | null }) {
  const { t } = useLingui();
  const { payments } = useAccount();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [isAway, setAway] = useState(false);
  const returned = useReturnedSetup();
  const begin = async (): Promise<void> => {
    setAway(false);
    try {
      const begun = await payments.setUp();
      if (begun.elsewhere === null) setSetup(begun);
      else globalThis.location.assign(begun.elsewhere);
    } catch {
      setAway(true);
    }
  };
  const until = card && `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  return (
    <Panel
      title={t`Card`}
      foot={
        <Button data-testid="change-card" onClick={() => void begin()}>
          {card ? <Trans>Change card</Trans> : <Trans>Add a card</Trans>}
        </Button>
      }
    >
      <div className="ui-stack">
        {card ? (
          <p>{t`${card.brand.toUpperCase()} ending in ${card.last4}, valid until ${until}`}</p>
        ) : (
          <p>{t`There is no card.`}</p>
        )}
        {(isAway || returned === 'failed') && (
          <Notice tone="danger">{t`The card could not be changed. Try again.`}</Notice>
        )}
      </div>
      {setup && <CardDialog setup={setup} onClose={() => setSetup(null)} />}
    </Panel>
  );
}
