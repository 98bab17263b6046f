import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Command } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { wordsOf } from '../document/words-registry.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { useApp, type OpenCompany } from './app-context.tsx';

interface SyncPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What waits for the server, and what it refused with the reason. */
export function SyncPanel({ open, onClose }: SyncPanelProps) {
  const { t } = useLingui();
  const company = useApp().company();
  return (
    <SidePanel open={open} title={t`Changes on this device`} onClose={onClose}>
      {company && open && <Changes company={company} />}
    </SidePanel>
  );
}

function Changes({ company }: { readonly company: OpenCompany }) {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  const counts = useSelector(company.sync, ({ context }) => `${context.waiting}/${context.conflicts}`);
  const model = company.model();
  const said = (command: Command): string => {
    const words = wordsOf(command.kind);
    const label = words?.commands[command.type]?.label;
    return [words && i18n._(words.one), label ? i18n._(label) : command.type].filter(Boolean).join(' · ');
  };
  if (counts === '0/0')
    return (
      <EmptyState icon="cloudCheck" title={t`Everything is on the server`}>
        <Trans>What you change while there is no connection is kept here until the server has it.</Trans>
      </EmptyState>
    );
  return (
    <div className="ui-stack">
      {model.conflicts().map(({ command, refusal }) => (
        <Notice
          key={command.id}
          tone="danger"
          title={said(command)}
          actions={<Button size="sm" onClick={() => model.dismissConflict(command.id)}>{t`Dismiss`}</Button>}
        >
          {sentence(refusal)}
        </Notice>
      ))}
      {model.pending().map(({ command }) => (
        <Notice key={command.id} tone="info" title={said(command)}>
          <Trans>Waits for the server</Trans>
        </Notice>
      ))}
    </div>
  );
}
