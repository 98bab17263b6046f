import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  sampleLanguages,
  sampleOf,
  type SampleLanguage,
  type SampleRequest,
} from '#model/areas/integrations/api-client/samples.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { Button } from '#views/ui/button.tsx';
import { Tabs } from '#views/ui/tabs.tsx';

interface RequestSamplesProps {
  readonly label: string;
  readonly request: SampleRequest;
}

const names: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

/** A request to copy, in each language. [APR3] */
export function RequestSamples({ label, request }: RequestSamplesProps) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const sample = sampleOf(language, request);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(sample);
    announcer.success(t`Request copied.`);
  };
  const choose = (id: string): void => setLanguage(sampleLanguages.find((one) => one === id) ?? 'curl');
  return (
    <div className="api-samples">
      <Tabs
        label={label}
        tabs={sampleLanguages.map((id) => ({ id, label: names[id] }))}
        active={language}
        onChange={choose}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre tabIndex={0}>
          <code>{sample}</code>
        </pre>
        <Button size="sm" icon="copy" onClick={() => void copy()}>
          <Trans>Copy the request</Trans>
        </Button>
      </Tabs>
    </div>
  );
}
