import { readSupplierFigures } from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import type { SupplierFiguresDesk } from '#model/areas/purchasing/supplier/supplier-figures-desk.ts';
import type { HttpClient } from '../http/http-client.ts';

/** How suppliers of a company deliver, over HTTP. */
export const supplierFiguresCalls = (http: HttpClient, company: number): SupplierFiguresDesk => ({
  of: (supplier) => http.call(readSupplierFigures, { params: { company, supplier } }),
});
