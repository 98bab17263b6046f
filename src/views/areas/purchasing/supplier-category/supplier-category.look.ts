import { supplierCategoryTexts } from '#words/supplier-category.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { partyCategoryLook } from '#views/areas/setup/party-category/party-category-look.ts';

export const supplierCategoryWords = documentWords(supplierCategoryTexts, partyCategoryLook);
