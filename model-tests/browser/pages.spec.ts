import { describeFaultlessPages } from './pages-tests.ts';

describeFaultlessPages(['en']);
