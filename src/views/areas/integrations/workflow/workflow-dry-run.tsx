import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureOf } from '#machines/app/session/session.types.ts';
import type { DryRun } from '#model/areas/integrations/workflow/run-answer.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { actionSentence } from '#words/workflow-sentence.words.ts';
import { fieldTexts } from '#words/workflow-fields.words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useSentenceNames } from './use-sentence-names.ts';

type Tried = Pick<WorkflowForm, 'kind' | 'trigger' | 'conditions' | 'actions'>;

interface Answer {
  /** The form that was tried. */
  readonly of: string;
  readonly found: DryRun | null;
  readonly problem: string;
}

/** What a workflow would have done in the last thirty days; nothing is done. [WKF9] */
export function WorkflowDryRun({ form }: { readonly form: Tried }) {
  const { t } = useLingui();
  const { ask } = useOutgoing();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { kind, trigger, conditions } = form;
  const key = JSON.stringify({ kind, trigger, conditions });
  const shown = answer?.of === key ? answer : null;
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const found = await ask((desk) => desk.workflows.dryRun({ kind, trigger, conditions }));
      setAnswer({ of: key, found, problem: '' });
    } catch (error) {
      const problem = failureOf('failed', error).detail ?? t`This could not be found out.`;
      setAnswer({ of: key, found: null, problem });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={t`The last 30 days`}
      subtitle={t`What it would have started, read from the log. Nothing is done.`}
      actions={
        <Button icon="history" loading={isBusy} data-testid="dry-run" onClick={() => void run()}>
          <Trans>Try it</Trans>
        </Button>
      }
    >
      {!shown && <p className="ui-faint">{t`Not tried yet.`}</p>}
      {shown?.problem && <Notice tone="danger">{shown.problem}</Notice>}
      {shown?.found && <Found form={form} found={shown.found} />}
    </Panel>
  );
}

function Found({ form, found }: { readonly form: Tried; readonly found: DryRun }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const names = useSentenceNames();
  const { started, heldBack, entries, asOfNow } = found;
  const language = i18n.locale === 'sv' ? 'sv' : 'en';
  const figures = asOfNow.map((field) => fieldTexts[field]?.label[language] ?? field).join(', ');
  const then = form.actions.map((action) => actionSentence(form.kind, action, names)).join(', ');
  return (
    <div className="ui-stack" data-testid="dry-run-found">
      <p>
        <strong>{t`${plural(started, { one: 'It would have started once.', other: 'It would have started # times.' })}`}</strong>{' '}
        {heldBack > 0 &&
          t`${plural(heldBack, {
            one: 'Once its conditions held it back.',
            other: '# times its conditions held it back.',
          })}`}
      </p>
      {asOfNow.length > 0 && (
        <Notice tone="info">{t`Only the present is known of: ${figures}. It was judged as it is now.`}</Notice>
      )}
      {started > 0 && <p className="ui-faint">{t`Each time: ${then}.`}</p>}
      <Entries entries={entries} />
      {started > entries.length && (
        <p className="ui-faint">{t`The newest ${format.count(entries.length)} are shown.`}</p>
      )}
    </div>
  );
}

function Entries({ entries }: Pick<DryRun, 'entries'>) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const nameOf = useDocumentName();
  return (
    <ul className="workflow-dry-run" aria-label={t`What it would have started`}>
      {entries.map(({ kind, document, name, at }) => {
        const path = documentPath(kind, document);
        const label = name || nameOf(kind, document);
        return (
          <li key={`${document} ${at}`}>
            {path === undefined ? label : <UiLink to={paths.to(path)}>{label}</UiLink>}
            <span className="ui-faint">{format.dateTime(at)}</span>
          </li>
        );
      })}
    </ul>
  );
}
