import { networkInterfaces } from 'node:os';

/** The addresses of this machine for other devices in the network. IPv4 only, because they are short enough to type. */
export function lanHosts() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}
