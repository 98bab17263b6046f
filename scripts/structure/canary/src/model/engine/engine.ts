import '../areas/sales/sales-order/sales-order.ts';
