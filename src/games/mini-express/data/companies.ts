/** The four companies, always in this order; their numbers 0 … 3 follow from it. */
export const COMPANIES = ['brown', 'gray', 'orange', 'white'] as const;
export type CompanyId = (typeof COMPANIES)[number];
