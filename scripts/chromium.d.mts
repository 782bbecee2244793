/** The browser on this machine. Throws where there is none. */
export function findChromium(): Promise<string>;

/** The same, without windows where there is one: faster, and without a camera. */
export function findHeadless(): Promise<string>;
