import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { useAblePeople } from '#views/kit/comment/use-able-people.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface WhoCouldProps {
  /** The kind of document that was refused, and what was lacking. */
  readonly kind: string;
  readonly permission: string;
}

/** Who in the open company could do what was refused for want of a permission. [HC14] */
export function WhoCould(props: WhoCouldProps) {
  const company = useApp().company();
  return company ? <WithCompany {...props} company={company} /> : null;
}

function WithCompany({ company, ...props }: WhoCouldProps & { readonly company: OpenCompany }) {
  const isUsable = useSelector(company.sync, (state) => state.matches('usable'));
  if (!isUsable) return null;
  return (
    <ModelProvider model={company.model()}>
      <Able {...props} />
    </ModelProvider>
  );
}

function Able({ kind, permission }: WhoCouldProps) {
  const { t } = useLingui();
  const people = useAblePeople({ kind, permission });
  if (people.status !== 'ready') return null;
  const names = people.value.map(({ name }) => name).join(', ');
  return (
    <Notice title={t`Who could do this`}>
      {names === '' ? <Trans>Nobody else in the company. A role can be given the permission.</Trans> : names}
    </Notice>
  );
}
