import type { DemandColor } from '../../data/tiles';
import { useTable } from '../in-table';
import { CompanyMark, HolderMark } from '../marks';

/** The mark of a company in the words of the table. */
export function Company(props: { readonly color: DemandColor; readonly beside?: boolean }) {
  return <CompanyMark {...props} words={useTable().words.table} />;
}

/** The mark of a seat of the table, or of its automa. */
export function Holder({ holder }: { readonly holder: number }) {
  return <HolderMark seats={useTable().seats} holder={holder} />;
}
