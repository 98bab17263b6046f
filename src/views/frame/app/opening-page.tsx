import { Skeleton } from '#views/ui/skeleton.tsx';

/**
 * Placeholder for a page of which only the title is known: painted with the shell, before its data or code is loaded.
 * Its heading is hidden from screen readers: they read the page's own, which may say more.
 */
export function OpeningPage({ title }: { readonly title: string }) {
  return (
    <div aria-busy data-testid="opening-page">
      <div className="ui-page-head" aria-hidden>
        <div className="ui-page-line">
          <div className="ui-page-name">
            <span className="app-opening">{title}</span>
          </div>
        </div>
      </div>
      <Skeleton height="12rem" />
    </div>
  );
}
