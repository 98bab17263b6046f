import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '#i18n/i18n.ts';
import {
  channels,
  isFixed,
  isUsual,
  type May,
  type NotificationEvent,
} from '#model/notifications/notification-events.ts';
import { eventWords } from '#words/notification.words.ts';
import { Button } from '#views/ui/button.tsx';
import { useChannelNames } from './use-channel-names.ts';

interface DefaultRowProps {
  readonly event: NotificationEvent;
  readonly row: number;
  readonly may: May;
  readonly tabIndex: 0 | -1;
  readonly onOpen: () => void;
}

/** An event about which nothing was chosen, in one line: where it comes by default. [NX7] */
export function DefaultRow({ event, row, may, tabIndex, onOpen }: DefaultRowProps) {
  const { t, i18n } = useLingui();
  const names = useChannelNames();
  const name = i18n._(messageOf(eventWords(event).name));
  const on = channels.filter((channel) => isFixed(event, channel) || isUsual(event, channel, may));
  const where = on.length === 0 ? t`Nowhere` : on.map((channel) => names[channel]).join(', ');
  return (
    <div role="row" data-event={event.id} className="notices-default">
      <div role="rowheader" className="notices-name">
        {name}
      </div>
      <div role="gridcell" className="notices-where ui-faint">
        {where}
      </div>
      <div role="gridcell" data-cell={`${row} 0`}>
        <Opener {...{ name, tabIndex, onOpen }} />
      </div>
    </div>
  );
}

interface OpenerProps extends Pick<DefaultRowProps, 'tabIndex' | 'onOpen'> {
  readonly name: string;
}

function Opener(props: OpenerProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="edit"
      label={t`Edit ${props.name}`}
      tabIndex={props.tabIndex}
      onClick={props.onOpen}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}
