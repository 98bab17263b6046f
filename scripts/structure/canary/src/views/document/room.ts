import '../supplier/supplier.ts';
