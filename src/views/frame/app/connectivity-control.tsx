import { Suspense } from 'react';
import { useSelector } from '@xstate/react';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { ConnectivityPill } from '#views/ui/connectivity-pill.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useEver } from '#views/ui/use-ever.ts';
import { useConnectivity } from '#views/navigation/use-connectivity.ts';

const SyncPanel = partOnDemand(async () => (await import('./sync-panel.tsx')).SyncPanel);

/** Whether this device is in sync with the server, and pending commands on request. */
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
  const isKnown = useEver(isOpen);
  return (
    <>
      <ConnectivityPill
        connectivity={connectivity}
        onOpen={() => company.connectivity.send({ type: 'openList' })}
      />
      {isKnown && (
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
