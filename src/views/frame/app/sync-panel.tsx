import './sync-panel.css';
import { useSyncExternalStore } from 'react';
import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isHeldUp, wipedFrom } from '#machines/app/connectivity/connectivity.rules.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { RefusedChange, WaitingChange } from './sync-change.tsx';

interface SyncPanelProps {
  readonly company: OpenCompany;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Pending commands, and refused ones with the reason and what can be done. */
export function SyncPanel({ company, open, onClose }: SyncPanelProps) {
  const { t } = useLingui();
  const isUsable = useSelector(company.sync, (state) => state.matches('usable'));
  return (
    <SidePanel open={open} title={t`Changes on this device`} onClose={onClose}>
      {open && <Standing company={company} />}
      {open && isUsable && (
        <ModelProvider model={company.model()}>
          <Changes company={company} onClose={onClose} />
        </ModelProvider>
      )}
    </SidePanel>
  );
}

/** Problems with the connection, or with local storage. */
function Standing({ company }: { readonly company: OpenCompany }) {
  const { t } = useLingui();
  const link = useSelector(company.connectivity, (state) => state.value.link);
  const isUnkept = useSelector(company.connectivity, (state) => state.matches({ memory: 'unkept' }));
  return (
    <div className="ui-stack">
      {link === 'offline' && (
        <Notice tone="warning" title={t`No connection to the server`}>
          <Trans>You can keep working: your changes are kept here and sent once the server responds.</Trans>
        </Notice>
      )}
      {link === 'crowded' && (
        <Notice tone="warning" title={t`Lagra is open in too many tabs`}>
          <Trans>
            Close some of them, here or on your other devices: until then this page does not show what others
            do. It tries again by itself, and your changes are kept here until the server has them.
          </Trans>
        </Notice>
      )}
      {link === 'stalled' && (
        <Notice tone="warning" title={t`The server isn't accepting changes`}>
          <Trans>Retrying automatically. None of your changes are lost.</Trans>
        </Notice>
      )}
      {link === 'outdated' && <Outdated />}
      <KeptForAWeek company={company} />
      {isUnkept && (
        <Notice tone="danger" title={t`This browser doesn't save anything`}>
          <Trans>
            There is no space left, or storage is not allowed. Unsent changes are lost when you close this
            page.
          </Trans>
        </Notice>
      )}
    </div>
  );
}

/** Warns about pending changes in a browser that deletes local data after a week. */
function KeptForAWeek({ company }: { readonly company: OpenCompany }) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.date(wipedFrom(useNow()));
  const { storage } = useBrowser();
  const isWiped = useSyncExternalStore(storage.subscribe, storage.isWiped);
  const isWaiting = useSelector(company.connectivity, isHeldUp);
  if (!isWiped || !isWaiting) return null;
  return (
    <Notice tone="warning" title={t`Open Lagra again before ${day}`}>
      <Trans>
        This browser deletes what a site has saved when seven days pass without a visit, changes that wait
        too. They are sent when you open Lagra here with a connection. Lagra installed on the device has no
        such limit, but these changes do not move there.
      </Trans>
    </Notice>
  );
}

function Outdated() {
  const { t } = useLingui();
  const { update } = useApp();
  return (
    <Notice
      tone="warning"
      title={t`This page is older than the server's version`}
      actions={
        <Button size="sm" onClick={() => update.send({ type: 'look' })}>
          <Trans>Check for a newer version</Trans>
        </Button>
      }
    >
      <Trans>Load the newer version to go on: what you have changed comes along.</Trans>
    </Notice>
  );
}

function Changes({ company, onClose }: Pick<SyncPanelProps, 'company' | 'onClose'>) {
  const { t } = useLingui();
  useSelector(company.connectivity, ({ context }) => context);
  const model = company.model();
  const [refused, waiting] = [model.conflicts(), model.pending()];
  if (refused.length + waiting.length === 0)
    return (
      <EmptyState icon="cloudCheck" title={t`Everything is on the server`}>
        <Trans>Changes you make offline are kept here until the server has them.</Trans>
      </EmptyState>
    );
  return (
    <>
      {refused.length > 0 && (
        <section className="app-sync" aria-labelledby="sync-refused">
          <h3 id="sync-refused">
            <Trans>Refused by the server</Trans>
          </h3>
          <ul>
            {refused.map((conflict) => (
              <RefusedChange key={conflict.command.id} conflict={conflict} onLeave={onClose} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className="app-sync" aria-labelledby="sync-waiting">
          <h3 id="sync-waiting">
            <Trans>Waiting for the server</Trans>
          </h3>
          <ul>
            {waiting.map(({ command }) => (
              <WaitingChange key={command.id} command={command} onLeave={onClose} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
