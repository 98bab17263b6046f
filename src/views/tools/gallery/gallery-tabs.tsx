import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#views/ui/tabs.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** Tabs of a page, and tabs that filter a list. */
export function GalleryTabs() {
  const { t } = useLingui();
  const pages = [
    { id: 'lines', label: t`Lines`, icon: 'list' },
    { id: 'history', label: t`History`, icon: 'history' },
    { id: 'files', label: t`Files`, icon: 'file' },
  ] as const;
  const states = [
    { id: 'all', label: t`All`, count: 12_480 },
    { id: 'draft', label: t`Drafts`, count: 3 },
    { id: 'confirmed', label: t`Confirmed`, count: 214 },
    { id: 'shipped', label: t`Shipped`, count: 12_263 },
  ];
  const said = {
    lines: t`The lines of the order.`,
    history: t`What happened to the order.`,
    files: t`What hangs on the order.`,
  };
  return (
    <>
      <Specimen name={t`With a panel`} id="tabs-panel" wide>
        <Held<string> initial="lines">
          {(active, change) => (
            <div>
              <Tabs tabs={pages} active={active} onChange={change} label={t`Parts of the order`}>
                {said[active as keyof typeof said] /* one of the tabs above */}
              </Tabs>
            </div>
          )}
        </Held>
      </Specimen>
      <Specimen name={t`With counts`} wide>
        <Held<string> initial="confirmed">
          {(active, change) => <Tabs tabs={states} active={active} onChange={change} label={t`States`} />}
        </Held>
      </Specimen>
    </>
  );
}
