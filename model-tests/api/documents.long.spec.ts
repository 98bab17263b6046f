import { longOverHttp } from '../charts.ts';
import { describeBehindHttp } from './documents-behind-http.ts';

describeBehindHttp((kind) => longOverHttp.includes(kind));
