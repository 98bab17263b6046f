import '#model/areas/sales/sales-order/sales-order.ts';
