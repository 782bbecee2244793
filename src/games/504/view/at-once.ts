/** More of the same are not offered in one go: no tile takes more by purchase (G6.1). */
export const MOST_AT_ONCE = 9;
