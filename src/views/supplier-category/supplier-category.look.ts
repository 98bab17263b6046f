import { supplierCategoryTexts } from '#words/supplier-category.words.ts';
import { documentWords } from '../document/document-words.ts';
import { partyCategoryLook } from '../party-category/party-category-look.ts';

export const supplierCategoryWords = documentWords(supplierCategoryTexts, partyCategoryLook);
