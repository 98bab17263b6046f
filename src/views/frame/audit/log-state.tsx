import { Trans, useLingui } from '@lingui/react/macro';
import type { NightCheck } from '#model/audit/log-verdict.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { BookFaults } from './book-faults.tsx';
import { RowDifferences } from './row-differences.tsx';
import { useWalk, type Walk } from './use-walk.ts';
import { VerdictNotice } from './verdict-notice.tsx';

/** Whether the log is what was written and the books agree: what the last night found, and a walk on demand. [AUV4] */
export function LogState() {
  const { t } = useLingui();
  const { walk, begin, cancel } = useWalk();
  return (
    <Panel
      title={t`Integrity`}
      actions={
        <Button
          icon="shield"
          size="sm"
          loading={walk.is === 'walking'}
          data-testid="verify-log"
          onClick={() => void begin()}
        >
          {t`Verify now`}
        </Button>
      }
    >
      <div className="ui-stack" role="status">
        <LastNight />
        <Walking walk={walk} onCancel={cancel} />
      </div>
    </Panel>
  );
}

function LastNight() {
  const { t } = useLingui();
  const { company } = useModel();
  const { audit } = useApp();
  const night = useAsync(`${company}`, async () => (await audit(company)).check());
  if (night.status === 'loading') return null;
  if (night.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={night.retry}>{t`Try again`}</Button>}>
        <Trans>What the last night found is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  if (night.value === null)
    return (
      <p className="ui-soft">
        <Trans>The log is verified every night. The first night is still to come.</Trans>
      </p>
    );
  return <Night check={night.value} />;
}

function Night({ check }: { readonly check: NightCheck }) {
  const { t } = useLingui();
  const format = useFormat();
  const at = format.dateTime(check.at);
  return (
    <>
      <VerdictNotice verdict={check} said={t`Last night, ${at}:`} />
      <RowDifferences differences={check.differences} />
      <BookFaults faults={check.books} />
    </>
  );
}

function Walking({ walk, onCancel }: { readonly walk: Walk; readonly onCancel: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  if (walk.is === 'none') return null;
  if (walk.is === 'done')
    return (
      <>
        <VerdictNotice verdict={walk.verdict} said={t`Just now:`} />
        <BookFaults faults={walk.verdict.books} />
      </>
    );
  if (walk.is === 'failed')
    return (
      <Notice tone="warning">
        {walk.detail ?? (
          <Trans>The log could not be verified to its end. Check your connection and try again.</Trans>
        )}
      </Notice>
    );
  return (
    <Progress
      label={t`Verifying the log`}
      percent={(100 * walk.checked) / Math.max(1, walk.of)}
      detail={t`${format.count(walk.checked)} of ${format.count(walk.of)}`}
      onCancel={onCancel}
    />
  );
}
