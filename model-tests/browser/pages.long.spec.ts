import { describeFaultlessPages, describePagesInUse } from './pages-tests.ts';

describeFaultlessPages(['sv']);
describePagesInUse(['en', 'sv']);
