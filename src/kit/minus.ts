/** A number as people read it: its sign is as wide as a digit. */
export const minus = (figure: number) => String(figure).replace('-', '−');
