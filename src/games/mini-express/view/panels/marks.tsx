import type { DemandColor } from '../../data/tiles';
import { useTable } from '../in-table';
import { CompanyMark, HolderMark } from '../marks';

/** The mark of a company in the words of the table. */
export function Company(props: { readonly color: DemandColor; readonly beside?: boolean }) {
  const { color, beside = false } = props;
  return <CompanyMark color={color} words={useTable().words.table} beside={beside} />;
}

/** The mark of a seat of the table, or of its automa. */
export function Holder({ holder }: { readonly holder: number }) {
  return <HolderMark seats={useTable().seats} holder={holder} />;
}
