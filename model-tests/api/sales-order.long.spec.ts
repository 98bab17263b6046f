import { describeBehindHttp } from './documents-behind-http.ts';

describeBehindHttp((kind) => kind === 'salesOrder', 'all');
