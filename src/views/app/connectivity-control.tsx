import { lazy, Suspense, useState } from 'react';
import { useSelector } from '@xstate/react';
import { useApp, type OpenCompany } from './app-context.tsx';
import { ConnectivityPill } from '../ui/connectivity-pill.tsx';
import { useConnectivity } from './use-connectivity.ts';

// Looked at now and then: no part of what every start has to load.
const SyncPanel = lazy(async () => ({ default: (await import('./sync-panel.tsx')).SyncPanel }));

/** Whether this device is in step with the server, and what waits, on request. */
export function ConnectivityControl() {
  const company = useApp().company();
  const connectivity = useConnectivity();
  return company && connectivity ? <Control company={company} connectivity={connectivity} /> : null;
}

interface ControlProps {
  readonly company: OpenCompany;
  readonly connectivity: NonNullable<ReturnType<typeof useConnectivity>>;
}

function Control({ company, connectivity }: ControlProps) {
  const isOpen = useSelector(company.connectivity, (state) => state.matches({ list: 'open' }));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <ConnectivityPill
        connectivity={connectivity}
        onOpen={() => company.connectivity.send({ type: 'openList' })}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <SyncPanel
            company={company}
            open={isOpen}
            onClose={() => company.connectivity.send({ type: 'closeList' })}
          />
        </Suspense>
      )}
    </>
  );
}
