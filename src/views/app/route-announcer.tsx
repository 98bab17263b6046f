/** The document's title, and a live region that reads it out on every change of page. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · Lagra`}</title>
      <div className="ui-hidden" role="status" aria-live="polite" data-testid="route-announcer">
        {title}
      </div>
    </>
  );
}
