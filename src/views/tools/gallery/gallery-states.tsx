import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Held, Specimen } from './gallery-frame.tsx';

/** Notices, in each tone. */
export function GalleryNotices() {
  const { t } = useLingui();
  return (
    <Specimen name={t`In each tone`} id="notices" wide>
      <div className="ui-stack gallery-fill">
        <Notice tone="neutral">
          <Trans>Prices are without VAT.</Trans>
        </Notice>
        <Notice tone="info" title={t`Somebody else edits this order`}>
          <Trans>Anna Lind opened it 3 minutes ago.</Trans>
        </Notice>
        <Notice tone="success">
          <Trans>Everything that was ordered has been received.</Trans>
        </Notice>
        <Notice
          tone="warning"
          title={t`12 pieces are missing`}
          actions={
            <Button size="sm">
              <Trans>Order them</Trans>
            </Button>
          }
        >
          <Trans>Only 28 of 40 are on hand at A-04-2.</Trans>
        </Notice>
        <Notice tone="danger" title={t`The order cannot be confirmed`}>
          <Trans>The credit limit of the customer is used up.</Trans>
        </Notice>
      </div>
    </Specimen>
  );
}

/** What a page shows when it is empty. */
export function GalleryEmpty() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`With the first action`} id="empty">
        <Panel flush>
          <EmptyState
            icon="shoppingCart"
            title={t`No orders yet`}
            actions={
              <>
                <Button variant="primary" icon="plus">
                  <Trans>New order</Trans>
                </Button>
                <Button icon="upload">
                  <Trans>Import a file</Trans>
                </Button>
              </>
            }
          >
            <Trans>Orders of customers stand here, from draft to shipped.</Trans>
          </EmptyState>
        </Panel>
      </Specimen>
      <Specimen name={t`Nothing found`}>
        <Panel flush>
          <EmptyState icon="search" title={t`Nothing matches`}>
            <Trans>Try fewer words, or take a filter out.</Trans>
          </EmptyState>
        </Panel>
      </Specimen>
    </>
  );
}

/** Loading placeholders and progress. */
export function GalleryLoading() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Shapes of what comes`} id="skeletons">
        <div className="ui-stack gallery-fill">
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="85%" />
        </div>
      </Specimen>
      <Specimen name={t`Turning`}>
        <span className="ui-row ui-soft">
          <Spinner />
          <Trans>Loading the order</Trans>
        </span>
      </Specimen>
      <Specimen name={t`How far`} id="progress">
        <Importing />
      </Specimen>
      <Specimen name={t`No end known`} id="progress-unknown">
        <div className="gallery-fill">
          <Progress label={t`Waiting for the carrier`} percent={undefined} />
        </div>
      </Specimen>
    </>
  );
}

function Importing() {
  const { t } = useLingui();
  const format = useFormat();
  const [whole, done] = [format.count(541_909), format.count(184_250)];
  return (
    <Held initial={true}>
      {(goesOn, change) =>
        goesOn ? (
          <div className="gallery-fill">
            <Progress
              label={t`Importing products`}
              percent={34}
              detail={t`${done} of ${whole}`}
              onCancel={() => change(false)}
            />
          </div>
        ) : (
          <Button onClick={() => change(true)}>
            <Trans>Import again</Trans>
          </Button>
        )
      }
    </Held>
  );
}
