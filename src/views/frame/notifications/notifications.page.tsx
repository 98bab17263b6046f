import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { isCommentable } from '#model/comment/comment.facts.ts';
import { approvedKinds, isOffered, notificationEvents } from '#model/notifications/notification-events.ts';
import { choicesOf, type Away, type NotificationBox } from '#model/notifications/notification-settings.ts';
import { dayIn } from '#model/values/moments.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useNow } from '#views/ui/use-now.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { AwayPanel } from './away-panel.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import { DailyMail } from './daily-mail.tsx';
import { NotificationMatrix } from './notification-matrix.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';
import { useNotificationBox } from './use-notification-box.ts';
import './notifications.css';

/** What the person is notified of in this company, and where. */
export function NotificationsPage() {
  const { t } = useLingui();
  const { notices } = useApp();
  const box = useAsync('notices', notices);
  return (
    <>
      <PageHeader title={t`Notification settings`} />
      <div className="ui-stack">
        {box.status === 'ready' ? <NotificationSettings box={box.value} /> : <Skeleton height="24rem" />}
        <ChannelsPanel />
      </div>
    </>
  );
}

/** The settings of a box that is open. */
export function NotificationSettings({ box }: { readonly box: NotificationBox }) {
  const { t } = useLingui();
  const { may, active } = useSessionView();
  const [query] = useAddress();
  const { settings, isWaiting, change } = useNotificationBox(box);
  const timeZone = useRow('company', COMPANY)?.timeZone ?? 'UTC';
  const events = notificationEvents.filter((event) => isOffered(event, may));
  return (
    <div className="ui-stack">
      {isWaiting && (
        <Notice tone="info">
          <Trans>Kept on this device, and sent as soon as the server can be reached.</Trans>
        </Notice>
      )}
      <Panel
        title={t`What you are notified of`}
        subtitle={t`In ${active?.name ?? ''} alone. What you have not chosen follows the default of your role.`}
        flush
      >
        <NotificationMatrix
          events={events}
          choices={choicesOf(settings)}
          may={may}
          marked={query['event']}
          onChange={change}
        />
      </Panel>
      <DailyMail
        hour={settings.daily_hour}
        timeZone={timeZone}
        onChange={(hour) => change({ daily_hour: hour })}
      />
      <QuietHoursPanel quiet={settings.quiet} onChange={(quiet) => change({ quiet })} />
      <AwayOfApprovers away={settings.away} timeZone={timeZone} onChange={(away) => change({ away })} />
    </div>
  );
}

interface AwayOfApproversProps {
  readonly away: Away | null;
  readonly timeZone: string;
  readonly onChange: (away: Away | null) => void;
}

/** For those of whom approvals are asked. */
function AwayOfApprovers({ away, timeZone, onChange }: AwayOfApproversProps) {
  const { may } = useSessionView();
  const now = useNow();
  const approves = approvedKinds.find((kind) => isCommentable(kind) && may(`${kind}.approve`));
  if (!approves || !isCommentable(approves)) return null;
  const today = dayIn(new Date(now).toISOString(), timeZone);
  return <AwayPanel away={away} kind={approves} today={today} onChange={onChange} />;
}
