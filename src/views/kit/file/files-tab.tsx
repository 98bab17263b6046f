import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { commentable } from '#model/comment/comment.facts.ts';
import type { Attachable } from '#model/file/file.facts.ts';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import type { DocumentTab } from '../document/document-tab.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { FilesPanel } from './files-panel.tsx';
import { useUploads } from './use-uploads.ts';

const isAttachable = (kind: string): kind is Attachable => Object.hasOwn(commentable, kind);

interface Files {
  readonly tabs: readonly DocumentTab[];
  /** Asks before leaving while uploads are incomplete; render it once. */
  readonly dialog: ReactNode;
}

/** The files tab of a document page; none for kinds without files. */
export function useFiles(kind: string, document: string): Files {
  const { t } = useLingui();
  const row = useRow('file', document);
  const transfers = useUploads(kind, document);
  const { dialog } = useLeaveGuard(transfers.uploads.some(({ isKept }) => !isKept));
  const model = useModel();
  const entries = (row?.entries ?? []).filter(
    ({ removedAt, needs }) => removedAt === null && (needs === undefined || model.may(needs)),
  );
  if (!isAttachable(kind)) return { tabs: [], dialog };
  const content = <FilesPanel kind={kind} document={document} entries={entries} transfers={transfers} />;
  const tab = { id: 'files', label: t`Files`, ...(entries.length > 0 && { count: entries.length }), content };
  return { tabs: [tab], dialog };
}
