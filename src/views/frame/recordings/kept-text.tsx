import { useState, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { useDraft } from '#views/kit/document/use-draft.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';

/** A person's description of a problem. */
export interface WrittenText {
  readonly value: string;
  readonly write: (text: string) => void;
  /** Called once it is sent or discarded. */
  readonly forget: () => void;
}

interface Around {
  readonly children: (text: WrittenText) => ReactNode;
}

/** A text stored with the drafts of the open company, beyond a page load; without a company, as long as the page. */
export function KeptText({ children }: Around) {
  const company = useApp().company();
  const [value, write] = useState('');
  const text = { value, write, forget: () => write('') };
  return company ? (
    <WithCompany company={company} early={text}>
      {children}
    </WithCompany>
  ) : (
    children(text)
  );
}

interface WithCompanyProps extends Around {
  readonly company: OpenCompany;
  /** What was typed before the company was open. */
  readonly early: WrittenText;
}

function WithCompany({ company, early, children }: WithCompanyProps) {
  const isUsable = useSelector(company.sync, (snapshot) => snapshot.matches('usable'));
  if (!isUsable) return children(early);
  return (
    <ModelProvider model={company.model()}>
      <Draft early={early.value}>{children}</Draft>
    </ModelProvider>
  );
}

const FORM = 'problem.report';
const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const ways = {
  read: () => ({ text: '' }),
  same: (one: { readonly text: string }, other: { readonly text: string }) => one.text === other.text,
};

function Draft({ early, children }: Around & { readonly early: string }) {
  const draft = useDraft(unwritten, ways, FORM);
  useWhenChanged(true, () => {
    if (early !== '') draft.change({ text: early });
  });
  return children({
    value: draft.value.text,
    write: (text) => draft.change({ text }, 'text'),
    forget: draft.startOver,
  });
}
