import { PRODUCT_NAME } from './brand-mark.tsx';

/** The document's title, and a live region that reads it out on every change of page. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div className="ui-hidden" role="status" aria-live="polite" data-testid="route-announcer">
        {title}
      </div>
    </>
  );
}
