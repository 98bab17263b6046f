import './integrations.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { pageOf } from '#views/page-registry.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { integrationAreas } from './integration-areas.ts';

/** The areas of the integrations that are built and that this person may open, a card each. [IGH1] */
export function IntegrationsPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const cards = integrationAreas.flatMap(({ path, about }) => {
    const page = pageOf(path);
    if (!page || (page.can && !model.may(`${page.can.subject}.${page.can.action}`))) return [];
    return [{ path, about, title: page.title, icon: page.icon ?? 'plug' }];
  });
  return (
    <>
      <PageHeader
        title={t`Integrations`}
        subtitle={t`What comes in from other systems, and what goes out.`}
      />
      {cards.length === 0 && (
        <EmptyState icon="plug" title={t`Nothing to open here`}>
          {t`Your role opens none of the integrations. Ask an administrator of the company.`}
        </EmptyState>
      )}
      <ul className="integration-cards">
        {cards.map(({ path, about, title, icon }) => (
          <li key={path}>
            <Icon name={icon} size={20} />
            <UiLink to={paths.to(path)}>{i18n._(title)}</UiLink>
            <p>{i18n._(about)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
