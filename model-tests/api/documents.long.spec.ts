import { describeBehindHttp } from './documents-behind-http.ts';

// The suffix tells the cost; it takes a database, and no browser.
describeBehindHttp((kind) => kind !== 'salesOrder', 'all');
