import '../sales-order/sales-order.ts';
