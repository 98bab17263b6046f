import '../../areas/purchasing/supplier/supplier.ts';
import '../../kit/record/up.ts';
