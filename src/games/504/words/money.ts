/** Amounts as both languages write them. */
export const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export const plus = (amount: number) => (amount < 0 ? `−$${-amount}` : `+$${amount}`);
export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
