import { useSelector } from '@xstate/react';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { useLastScanner } from '#views/ui/use-scanner.ts';
import { useScanAnywhere } from './use-scan-anywhere.ts';

/** Hears scans on every page of the open company. */
export function ScanAnywhere() {
  const company = useApp().company();
  return company && <InCompany company={company} />;
}

function InCompany({ company }: { readonly company: OpenCompany }) {
  const isUsable = useSelector(company.sync, (state) => state.matches('usable'));
  if (!isUsable) return null;
  return (
    <ModelProvider model={company.model()}>
      <Hearing />
    </ModelProvider>
  );
}

/** Hears scans where nothing else on the page does. */
export function Hearing() {
  useLastScanner(useScanAnywhere());
  return null;
}
