import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WebhookState } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { isUnverified } from '#model/areas/integrations/webhook/webhook-states.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** The secret that signs, shown once as it is made, and the challenge that proves the address. [WB2] [WB9] */
export function WebhookSecret({ row }: { readonly row: WebhookRow }) {
  const { t } = useLingui();
  const { ask, press, busy } = useOutgoing();
  const [secret, setSecret] = useState<string | null>(null);
  const [verdict, setVerdict] = useState('');
  const known = useAsync(`secrets ${row.id} ${secret}`, () => ask((desk) => desk.webhook(row.id, null)));
  const secrets = known.status === 'ready' ? known.value.secrets : [];
  const hasSecret = secret !== null || secrets.length > 0;
  const make = async () => setSecret((await press('secret', (desk) => desk.makeSecret(row.id))) ?? secret);
  const verify = async () => setVerdict((await press('verify', (desk) => desk.verify(row.id))) ?? '');
  return (
    <Panel title={t`Secret and verification`}>
      {secret !== null && <NewSecret secret={secret} />}
      <SecretDates secrets={secrets} />
      {isUnverified(row) && <Challenge />}
      {verdict !== '' && (
        <Notice tone="danger" title={t`The address was not verified.`}>
          {verdict}
        </Notice>
      )}
      <div className="webhook-buttons">
        <Button icon="key" loading={busy === 'secret'} data-testid="make-secret" onClick={() => void make()}>
          {hasSecret ? t`Replace the secret` : t`Make a secret`}
        </Button>
        {isUnverified(row) && (
          <Button
            variant="primary"
            icon="check"
            loading={busy === 'verify'}
            disabledReason={hasSecret ? undefined : t`Make a secret first.`}
            data-testid="verify"
            onClick={() => void verify()}
          >
            <Trans>Verify</Trans>
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Challenge() {
  return (
    <p>
      <Trans>
        The address is sent a signed challenge, and has to answer with it. Until then it is told nothing.
      </Trans>
    </p>
  );
}

function NewSecret({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  const copy = (): void => void navigator.clipboard.writeText(secret).catch(() => undefined);
  return (
    <Notice tone="warning" title={t`Copy the secret now: it is not shown again.`}>
      <code className="webhook-secret">{secret}</code>
      <Button size="sm" icon="copy" onClick={copy}>
        <Trans>Copy</Trans>
      </Button>
    </Notice>
  );
}

function SecretDates({ secrets }: Pick<WebhookState, 'secrets'>) {
  const format = useFormat();
  const [newest] = secrets;
  const retiring = secrets.find(({ retires_at: at }) => at !== null)?.retires_at;
  if (!newest) return null;
  return (
    <p>
      <Trans>Messages are signed with a secret of {format.dateTime(newest.created_at)}.</Trans>
      {retiring && (
        <>
          {' '}
          <Trans>The previous one also signs until {format.dateTime(retiring)}.</Trans>
        </>
      )}
    </p>
  );
}
