import type { AddressInfo, Socket } from 'node:net';
import { PeerServer } from 'peer';

/** Where phones find each other. */
export interface SignalingServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a signaling server, on a free port unless one is given. */
export function signal(port = 0): Promise<SignalingServer> {
  return new Promise((resolve) => {
    PeerServer({ port, host: '127.0.0.1', path: '/' }, (server) => {
      const sockets = new Set<Socket>();
      server.on('connection', (socket: Socket) => sockets.add(socket));
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
