import { networkInterfaces } from 'node:os';

/** The addresses other devices on the same network can reach, IPv4 only: short enough to type. */
export function lanHosts() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}
