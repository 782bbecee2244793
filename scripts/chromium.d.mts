/** The browser on this machine. Throws where there is none. */
export function findChromium(): Promise<string>;
