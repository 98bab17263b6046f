import { useState } from 'react';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';

interface CompanySwitch {
  /** The company being switched to: anything done until the page reloads would be lost with it. */
  readonly going: number | null;
  readonly switchTo: (company: number) => void;
}

/** Switches the company under the same page; a failure is announced. */
export function useCompanySwitch(): CompanySwitch {
  const app = useApp();
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const [going, setGoing] = useState<number | null>(null);
  const switchTo = async (company: number): Promise<void> => {
    setGoing(company);
    const failure = await app.switchCompany(company, { standalone: false });
    setGoing(null);
    if (failure) announcer.error(errorText(failure));
  };
  return { going, switchTo: (company) => void switchTo(company) };
}
