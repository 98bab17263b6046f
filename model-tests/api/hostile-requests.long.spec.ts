import { describeHostileRequests } from './hostile-requests.ts';

describeHostileRequests({ queries: 1, bodies: 11, forms: 1 });
