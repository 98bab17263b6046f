import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOf } from '#model/values/device.ts';
import type { OwnSession } from '#views/navigation/app-context.tsx';
import { useDeviceName } from '#views/kit/document/use-device-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';

interface SessionLineProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: device, location, last use, and a button to end it. */
export function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const nameOf = useDeviceName();
  const device = nameOf(deviceOf(session.userAgent)) ?? t`Unknown device`;
  const { current, ip, lastSeen } = session;
  return (
    <li className="settings-session">
      <div>
        <strong title={session.userAgent}>{device}</strong>
        <span className="settings-session-facts">
          <span>{ip}</span>
          <time dateTime={lastSeen} title={format.dateTime(lastSeen)}>
            {t`Last seen ${format.relative(lastSeen, Math.max(now, Date.parse(lastSeen)))}`}
          </time>
        </span>
      </div>
      {current ? (
        <Badge tone="success" icon="circleCheck">
          {t`This device`}
        </Badge>
      ) : (
        <Button size="sm" icon="logout" loading={isEnding} onClick={onEnd} data-testid="end-session">
          <Trans>Sign out</Trans>
          <span className="ui-hidden"> {device}</span>
        </Button>
      )}
    </li>
  );
}
