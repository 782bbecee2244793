/** `EVERY_WORLD=long`: with all numbers of seats and by all manners of players, and watched more closely. */
export const IS_LONG = process.env.EVERY_WORLD === 'long';
