import { walkedPages } from '../charts.ts';
import { describeDocuments } from './document-pages.ts';

describeDocuments('en', (kind) => walkedPages.includes(kind));
