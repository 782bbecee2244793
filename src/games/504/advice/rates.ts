/** Points that a dollar of an owner becomes in the position at hand: set by `look` from the module in role I. */
export const dollar = new Float64Array(1);
