export declare function signalSays(
  server: { readonly port: number; readonly path: string; readonly isSecure: boolean },
  hosts: readonly string[],
): readonly string[];
