import './model.ts';
