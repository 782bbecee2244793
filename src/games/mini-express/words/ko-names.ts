export const automa = 'AI';

/** People are addressed politely, the automa is not. */
export const polite = (name: string) => (name === automa ? name : `${name} 님`);
