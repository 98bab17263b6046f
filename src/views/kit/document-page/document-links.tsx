import { lazy, Suspense } from 'react';
import { useAsync } from '#views/ui/use-async.ts';
import { useModel, useRows } from '../document/model-context.tsx';

const LinksElsewhere = lazy(async () => ({
  default: (await import('./links-elsewhere.tsx')).LinksElsewhere,
}));

/** [DP64] What a document is in other systems; nothing where it is in none, and while the server cannot be reached. */
export function DocumentLinks({ document }: { readonly document: string }) {
  const model = useModel();
  const hasNone = useRows('connection').length === 0 && model.may('connection.view');
  const links = useAsync(`${document} ${hasNone}`, async () =>
    hasNone ? [] : model.linksElsewhere(document),
  );
  if (links.status !== 'ready' || links.value.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinksElsewhere links={links.value} />
    </Suspense>
  );
}
