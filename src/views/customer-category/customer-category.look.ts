import { customerCategoryTexts } from '#words/customer-category.words.ts';
import { documentWords } from '../document/document-words.ts';
import { partyCategoryLook } from '../party-category/party-category-look.ts';

export const customerCategoryWords = documentWords(customerCategoryTexts, partyCategoryLook);
