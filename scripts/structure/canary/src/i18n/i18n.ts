import '#model/model.ts';
