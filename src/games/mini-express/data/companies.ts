/** The four companies, always in this order. The index is the company's number, 0 … 3. */
export const COMPANIES = ['brown', 'gray', 'orange', 'white'] as const;
export type CompanyId = (typeof COMPANIES)[number];
