import { describeDocuments } from './document-pages.ts';

describeDocuments('en');
