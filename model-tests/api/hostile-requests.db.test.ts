import { describeHostileRequests } from './hostile-requests.ts';

describeHostileRequests({ queries: 11, bodies: 211, forms: 7 });
