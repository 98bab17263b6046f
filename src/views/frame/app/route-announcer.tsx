import { useSelector } from '@xstate/react';
import { useOnChange } from '#views/ui/use-on-change.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { PRODUCT_NAME } from './brand-mark.tsx';

/** Sets the document title and announces it to screen readers on every page change. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const { page } = useApp();
  useOnChange(title, (entered) => page.send({ type: 'enterPage', title: entered }));
  const shown = useSelector(page, ({ context }) => context.title) ?? title;
  return (
    <>
      <title>{`${shown} · ${PRODUCT_NAME}`}</title>
      <div className="ui-hidden" role="status" aria-live="polite" data-testid="route-announcer">
        {shown}
      </div>
    </>
  );
}
