import './dashboard.css';
import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { FloorHome } from '../floor/floor-home.tsx';
import { worksOnFloor } from '#views/frame/app/floor-work.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { MovingGoods } from '#views/areas/stock/movement/moving-goods.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePhone } from '#views/ui/use-media-query.ts';
import { GettingStarted } from './getting-started.tsx';
import { LateOrders } from './late-orders.tsx';
import { OffPath } from './off-path.tsx';
import { OpenOrders } from './open-orders.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ReorderList } from './reorder-list.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { TodayFigures } from './today-figures.tsx';
import { WaitingItems } from './waiting-items.tsx';
import { WaitingImports } from './waiting-imports.tsx';

/** Home: the company's current situation, from data on the device; on a worker's phone the work. */
export function DashboardPage() {
  const model = useModel();
  const isFloor = usePhone() && worksOnFloor(model);
  return isFloor ? <FloorDesk /> : <Situation />;
}

function FloorDesk() {
  const { t } = useLingui();
  const { name } = useCompany();
  return (
    <div className="ui-stack">
      <PageHeader title={t`Work`} subtitle={name} />
      <FloorHome />
    </div>
  );
}

function Situation() {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const today = useToday();
  const { name } = useCompany();
  const sells = model.may('salesOrder.view');
  return (
    <div className="ui-stack">
      <PageHeader title={t`Dashboard`} subtitle={`${name} · ${format.date(today)}`} />
      <GettingStarted />
      <WaitingImports />
      <WaitingItems />
      <TodayFigures />
      <div className="dashboard-pair">
        {sells && <RevenueChart />}
        {sells && <OpenOrders />}
      </div>
      <div className="dashboard-halves">
        {sells && <LateOrders />}
        {model.may('item.view') && <ReorderList />}
        {model.may('movement.view') && <MovingGoods />}
      </div>
      <div className="dashboard-pair">
        <RecentActivity />
        {model.may('flows.view') && <OffPath />}
      </div>
    </div>
  );
}
