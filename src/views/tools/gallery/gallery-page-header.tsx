import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Specimen } from './gallery-frame.tsx';
import { useOrderActions } from './gallery-menus.tsx';

/** Proper names are the same in every language. */
const order = { number: 'SO-10482', customer: 'Byggvaruhuset i Umeå AB' };

/** The title line of a page: with everything it can contain, and alone. */
export function GalleryPageHeader() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`The head of a page`} id="page-header" wide>
        <PageHeader
          title={order.number}
          subtitle={order.customer}
          badges={<Badge tone="info" icon="circleDot">{t`Confirmed`}</Badge>}
          back={{ label: t`Sales orders`, to: '/apps/sales/orders' }}
          neighbours={{ previous: null, next: '/apps/sales/orders' }}
          actions={
            <Button icon="printer">
              <Trans>Print</Trans>
            </Button>
          }
          menu={useOrderActions()}
          primary={
            <Button variant="primary" icon="truck">
              <Trans>Ship</Trans>
            </Button>
          }
        />
      </Specimen>
      <Specimen name={t`The head of a list`} wide>
        <PageHeader
          title={t`Sales orders`}
          primary={
            <Button variant="primary" icon="plus">
              <Trans>New order</Trans>
            </Button>
          }
        />
      </Specimen>
    </>
  );
}
