import '#model/sales-order/sales-order.ts';
