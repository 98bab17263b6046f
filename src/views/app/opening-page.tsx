import { Skeleton } from '../ui/skeleton.tsx';

/**
 * A page of which only the name is known yet: painted with the shell, before its data is read or its code is there. Its
 * heading is for the eye: the page's own, which may say more, is the one that is read out.
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
