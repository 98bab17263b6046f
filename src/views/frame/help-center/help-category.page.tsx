import { useParams } from '@tanstack/react-router';
import { HelpCategory } from './help-category.tsx';
import { InnerLinks } from './inner-links.tsx';

/** A topic of the help centre in the application. */
export function HelpCategoryPage() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }; // of its own path
  return (
    <InnerLinks>
      <HelpCategory slug={slug} />
    </InnerLinks>
  );
}
