import './document.css';
import { useState, useCallback, useSyncExternalStore } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UnfinishedDraft } from '#model/engine/draft-box.ts';
import { useRemount } from '#views/navigation/remountable.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useModel } from './model-context.tsx';
import { useDraftName } from './use-draft-name.ts';

/** On the form for a new document, lists drafts from other tabs and earlier visits; nothing if there are none. */
export function UnfinishedDrafts({ kind }: { readonly kind: string }) {
  const { t } = useLingui();
  const { drafts } = useModel();
  const afresh = useRemount();
  const { unfinished, forget } = useUnfinished(kind);
  const [leaving, setLeaving] = useState<UnfinishedDraft | null>(null);
  if (unfinished.length === 0) return null;
  const goOn = (form: string): void => {
    drafts.goOn(kind, form);
    afresh();
  };
  return (
    <Notice tone="info" title={t`Started but not saved`}>
      <ul className="document-unfinished">
        {unfinished.map((draft) => (
          <UnfinishedLine
            key={draft.form}
            kind={kind}
            draft={draft}
            onGoOn={() => goOn(draft.form)}
            onDrop={() => setLeaving(draft)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t`Discard what you wrote?`}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          if (leaving) forget(leaving.form);
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      >
        <Trans>It is gone on all your devices.</Trans>
      </ConfirmDialog>
    </Notice>
  );
}

interface UnfinishedLineProps {
  readonly kind: string;
  readonly draft: UnfinishedDraft;
  readonly onGoOn: () => void;
  readonly onDrop: () => void;
}

function UnfinishedLine({ kind, draft, onGoOn, onDrop }: UnfinishedLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = useDraftName(kind)(draft.value);
  return (
    <li>
      <span className="ui-truncate">
        <strong>{name}</strong> <span className="ui-faint">{format.dateTime(draft.at)}</span>
      </span>
      {draft.isElsewhere ? (
        <Badge icon="edit">{t`Open in another tab`}</Badge>
      ) : (
        <>
          <Button size="sm" icon="edit" label={t`Continue with ${name}`} onClick={onGoOn} data-testid="go-on">
            <Trans>Continue</Trans>
          </Button>
          <Button size="sm" variant="quiet" icon="trash" label={t`Discard ${name}`} onClick={onDrop} />
        </>
      )}
    </li>
  );
}

function useUnfinished(kind: string) {
  const { drafts } = useModel();
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  useSyncExternalStore(subscribe, () => drafts.arrivals);
  const [, setDropped] = useState(0);
  return {
    unfinished: drafts.unfinished(kind),
    forget: (form: string): void => {
      drafts.forget(form);
      setDropped((count) => count + 1);
    },
  };
}
