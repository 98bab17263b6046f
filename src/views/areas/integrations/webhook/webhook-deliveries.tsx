import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedDelivery } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { isOpen, receivesEvents } from '#model/areas/integrations/webhook/webhook-states.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryLook } from './delivery-look.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { useEventName } from '../jobs/use-event-name.ts';

/** What an endpoint was told, the newest first, and how it answered. [WB11] [WB12] */
export function WebhookDeliveries({ row }: { readonly row: WebhookRow }) {
  const { t } = useLingui();
  const may = useModel().may('webhook.edit') && receivesEvents(row);
  const { state, busy, test, replay } = useDeliveries(row.id);
  const [shown, setShown] = useState<ListedDelivery | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const again = (id: string) => () => void replay({ what: 'one', id });
  return (
    <Panel title={t`Deliveries`} subtitle={t`Those of the last 30 days; the newest 100 are shown.`}>
      {may && (
        <div className="webhook-buttons">
          <Button icon="send" loading={busy === 'test'} data-testid="test-event" onClick={() => void test()}>
            <Trans>Send a test event</Trans>
          </Button>
          <Button icon="refresh" data-testid="replay" onClick={() => setChoosing(true)}>
            <Trans>Send again…</Trans>
          </Button>
        </div>
      )}
      {state && <DeliveryTable deliveries={state.deliveries} onOpen={setShown} />}
      {shown && (
        <DeliveryDialog
          webhook={row.id}
          delivery={shown}
          onClose={() => setShown(null)}
          onReplay={may && !isOpen(shown) ? again(shown.id) : undefined}
        />
      )}
      {isChoosing && (
        <ReplayDialog
          dead={state?.counts.dead ?? 0}
          onClose={() => setChoosing(false)}
          onReplay={(which) => void replay(which)}
        />
      )}
    </Panel>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly ListedDelivery[];
  readonly onOpen: (delivery: ListedDelivery) => void;
}

function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const eventName = useEventName();
  if (deliveries.length === 0) return <p>{t`Nothing has been sent yet.`}</p>;
  return (
    <ul className="webhook-deliveries" aria-label={t`Deliveries`}>
      {deliveries.map((one) => {
        const { tone, icon, label } = deliveryLook[one.state];
        return (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one)}>
              <span>{eventName(one.event)}</span>
              <Badge tone={tone} icon={icon}>
                {i18n._(label)}
              </Badge>
              <span className="ui-faint">
                {format.dateTime(one.at)}
                {one.status !== null && ` · ${one.status}`}
                {one.ms !== null && ` · `}
                {one.ms !== null && t`${format.count(one.ms)} ms`}
                {one.problem !== '' && ` · ${one.problem}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
