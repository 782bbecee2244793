import type { Socket } from 'node:net';
import { PeerServer } from 'peer';

/** A signalling server on a port of its own. */
export function signal(port: number): Promise<{ stop(): Promise<void> }> {
  return new Promise((resolve) => {
    PeerServer({ port, host: '127.0.0.1', path: '/' }, (server) => {
      const sockets = new Set<Socket>();
      server.on('connection', (socket: Socket) => sockets.add(socket));
      resolve({
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
